/* fh-language-names.c: languages by the names that their speakers give them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-language.h"

/* None is to be translated. */
static const struct
{
  const char *code;
  const char *name;
} names[] = {
  { "ar", "العربية" },
  { "bg", "Български" },
  { "ca", "Català" },
  { "cs", "Čeština" },
  { "cy", "Cymraeg" },
  { "da", "Dansk" },
  { "de", "Deutsch" },
  { "el", "Ελληνικά" },
  { "en", "English" },
  { "en_AU", "English (Australia)" },
  { "en_CA", "English (Canada)" },
  { "en_GB", "English (United Kingdom)" },
  { "en_NZ", "English (New Zealand)" },
  { "en_US", "English (United States)" },
  { "en_XA", "English (pseudo translation)" },
  { "eo", "Esperanto" },
  { "es", "Español" },
  { "es_MX", "Español (México)" },
  { "et", "Eesti" },
  { "eu", "Euskara" },
  { "fa", "فارسی" },
  { "fi", "Suomi" },
  { "fr", "Français" },
  { "fr_CA", "Français (Canada)" },
  { "fr_FR", "Français (France)" },
  { "ga", "Gaeilge" },
  { "gl", "Galego" },
  { "haw", "ʻŌlelo Hawaiʻi" },
  { "he", "עברית" },
  { "hi", "हिन्दी" },
  { "hr", "Hrvatski" },
  { "hu", "Magyar" },
  { "id", "Bahasa Indonesia" },
  { "is", "Íslenska" },
  { "it", "Italiano" },
  { "ja", "日本語" },
  { "ka", "ქართული" },
  { "ko", "한국어" },
  { "lt", "Lietuvių" },
  { "lv", "Latviešu" },
  { "mi", "Te reo Māori" },
  { "mi_NZ", "Te reo Māori" },
  { "ms", "Bahasa Melayu" },
  { "nb", "Norsk bokmål" },
  { "nl", "Nederlands" },
  { "nn", "Norsk nynorsk" },
  { "pl", "Polski" },
  { "pt", "Português" },
  { "pt_BR", "Português (Brasil)" },
  { "ro", "Română" },
  { "ru", "Русский" },
  { "sk", "Slovenčina" },
  { "sl", "Slovenščina" },
  { "sm", "Gagana Sāmoa" },
  { "sr", "Српски" },
  { "sv", "Svenska" },
  { "th", "ไทย" },
  { "to", "Lea fakatonga" },
  { "tr", "Türkçe" },
  { "uk", "Українська" },
  { "ur", "اردو" },
  { "vi", "Tiếng Việt" },
  { "zh_CN", "简体中文" },
  { "zh_TW", "繁體中文" },
};

const char *
fh_language_own_name (const char *code)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].code, code))
      return names[i].name;
  return code;
}
