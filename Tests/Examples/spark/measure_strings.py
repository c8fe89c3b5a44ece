#!/usr/bin/env python3
"""Measures the strings of a Parquet table or of text files on a Spark cluster, through `typecheck measure -`.

    spark-submit measure_strings.py strings.parquet answers -- --style body --width 288

Every partition is piped through one process, item by item, and `answers/part-*` read one after the other are what a single
process would have answered, byte for byte: items say with `file` and `line` where they were found.

A Parquet table has a column `text` and may have `key`, `locale`, `source` and whatever else an item may say; a text file
has one string a line. The program has to be at the same path on every machine (or send it with --files).
"""

import argparse
import json
import os
import sys

from pyspark.sql import SparkSession

#: What `typecheck measure -` takes of a row.
FIELDS = ("text", "key", "locale", "source", "role", "style", "weight", "width", "lines", "height", "maxCategory",
          "minimumScale", "comment")

#: 0: clean, 1: findings, 2: a line that is no item. Anything else, such as a signal, fails the task, and Spark tries again.
GUARD = '"$@"; status=$?; [ "$status" -le 2 ]'


def item(row, number, file):
    """A row as one line of JSON, with its place."""
    fields = {name: row[name] for name in FIELDS if row.get(name) is not None}
    return json.dumps({**fields, "file": file, "line": number + 1}, ensure_ascii=False, separators=(",", ":"))


def has_parquet(spark, path):
    """Whether a folder, on whatever file system, holds Parquet files."""
    java = spark.sparkContext._jvm.org.apache.hadoop.fs.Path(path.rstrip("/") + "/*.parquet")
    return bool(java.getFileSystem(spark.sparkContext._jsc.hadoopConfiguration()).globStatus(java))


def rows(spark, path, partitions):
    """The table's rows, or the text files' lines, as dictionaries in their order."""
    if path.endswith(".parquet") or has_parquet(spark, path):
        # One task a file, or a part of a large one; rows are numbered in the order that Spark reads the files in.
        return spark.read.parquet(path).rdd.map(lambda row: row.asDict())
    return spark.sparkContext.textFile(path, partitions).map(lambda line: {"text": line})


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("input", help="a .parquet file, a folder of them, or text with one string a line")
    parser.add_argument("output", help="a folder that is not there yet")
    parser.add_argument("--program", default="typecheck", help="the path of typecheck on every machine")
    parser.add_argument("--partitions", type=int, default=8, help="at least so many pieces of a text file")
    arguments, options = parser.parse_known_args()
    options = [option for option in options if option != "--"]

    spark = SparkSession.builder.appName("typecheck").getOrCreate()
    context = spark.sparkContext
    file = os.path.basename(arguments.input.rstrip("/"))

    # One process and one core a task; the cluster shares the tasks out.
    command = ["sh", "-c", GUARD, "sh", arguments.program, "measure", "-", "--jobs", "1", "--quiet", *options]
    items = rows(spark, arguments.input, arguments.partitions)
    asked = items.count()
    quoted = " ".join("'" + word.replace("'", "'\\''") + "'" for word in command)
    (items.zipWithIndex().map(lambda pair: item(pair[0], pair[1], file)).pipe(quoted, checkCode=True)
     .saveAsTextFile(arguments.output))
    answers = context.textFile(arguments.output)
    answered = answers.count()
    refused = answers.filter(lambda answer: answer.startswith('{"error"')).count()
    spark.stop()
    print(f"{asked} strings, {answered} answers, {refused} of them errors", file=sys.stderr)
    if asked != answered:
        sys.exit("not every string has an answer; run `typecheck measure -` on some of them by hand to see why")


if __name__ == "__main__":
    main()
