#!/usr/bin/env python3
"""Writes strings of our own, as many as asked for, as Parquet and as the items of a single process.

    make_strings.py COUNT FOLDER      FOLDER/strings.parquet and FOLDER/items.jsonl
"""

import json
import os
import sys

import pyarrow
import pyarrow.parquet

WORDS = {
    "de": "Einstellungen Benachrichtigungen übernehmen später Konto löschen Sprache wählen".split(),
    "en": "Settings notifications apply later account delete choose language".split(),
    "fr": "Réglages notifications appliquer plus tard compte supprimer choisir langue".split(),
    "ru": "Настройки уведомления применить позже учётная запись удалить язык".split(),
    "ar": "الإعدادات الإشعارات تطبيق لاحقًا الحساب حذف اختيار اللغة".split(),
    "th": "การตั้งค่า การแจ้งเตือน ใช้ ภายหลัง บัญชี ลบ เลือก ภาษา".split(),
    "ja": "設定 通知 適用 後で アカウント 削除 選択 言語".split(),
    "ko": "설정 알림 적용 나중에 계정 삭제 선택 언어".split(),
}


def strings(count):
    """Rows of text, locale and key; the same for the same count."""
    locales = list(WORDS)
    state = 1
    for number in range(count):
        # A linear congruential generator (Numerical Recipes' constants): the same strings on every machine.
        state = (state * 1664525 + 1013904223) % 2**32
        locale = locales[state >> 29]
        words = WORDS[locale]
        length = 1 + (state >> 16) % 6
        text = " ".join(words[(state >> (3 * place)) % len(words)] for place in range(length))
        if number % 3 == 0:
            text += f" {number}"
        yield {"text": text, "locale": locale, "key": f"string.{number}"}


def main():
    count, folder = int(sys.argv[1]), sys.argv[2]
    os.makedirs(folder, exist_ok=True)
    rows = list(strings(count))
    pyarrow.parquet.write_table(
        pyarrow.Table.from_pylist(rows), os.path.join(folder, "strings.parquet"), row_group_size=max(1, count // 8))
    with open(os.path.join(folder, "items.jsonl"), "w", encoding="utf-8") as items:
        for number, row in enumerate(rows):
            place = {"file": "strings.parquet", "line": number + 1}
            items.write(json.dumps({**row, **place}, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
