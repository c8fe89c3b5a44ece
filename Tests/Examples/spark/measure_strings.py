#!/usr/bin/env python3
"""Measures the strings of a Parquet table or of text files on a Spark cluster, through `typecheck measure -`.

    spark-submit measure_strings.py strings.parquet answers -- --style body --width 288

Every partition is piped through one process, item by item, and `answers/part-*` read one after the other are what a single
process would have answered, byte for byte: items say with `file` and `line` where they were found.

A Parquet table has a column `text` and may have `key`, `locale`, `source` and whatever else FIELDS has, spelled so; a text
file has one string a line. `file` is the name of what was asked for and `line` a row of it; rows of several files are
counted in the order in which Spark reads these. The program has to be at the same path on every machine (or send it
with --files and say `--program ./typecheck`). Exit status 2: some strings were answered with an error.
"""

import argparse
import itertools
import json
import os
import sys

from pyspark.sql import SparkSession
from pyspark.sql.functions import struct, to_json

#: What `typecheck measure -` takes of a row.
FIELDS = ("text", "key", "locale", "source", "role", "style", "weight", "width", "lines", "height", "maxCategory",
          "minimumScale", "comment")

#: What the program may read of the driver's environment; Spark's pipes have none of their own.
ENVIRONMENT = ("HOME", "PATH", "TYPECHECK_FONTS")

#: 0: clean, 1: findings, 2: a line that is no item. Anything else, such as a signal, fails the task, and Spark tries again.
GUARD = '"$@"; status=$?; [ "$status" -le 2 ]'

#: What a Parquet file begins with.
MAGIC = b"PAR1"


def item(fields, number, file):
    """A row, whose fields are a line of JSON, with its place."""
    place = f'"file":{json.dumps(file, ensure_ascii=False)},"line":{number + 1}'
    return f"{fields[:-1]},{place}}}" if fields != "{}" else f"{{{place}}}"


def located(spark, path):
    """A path and the file system that it is on."""
    there = spark.sparkContext._jvm.org.apache.hadoop.fs.Path(path)
    return there.getFileSystem(spark.sparkContext._jsc.hadoopConfiguration()), there


def is_parquet(spark, path):
    """Whether a file, a folder or what a pattern matches holds Parquet, whatever its name."""
    system, pattern = located(spark, path)
    matches = system.globStatus(pattern)
    if not matches:
        sys.exit(f"there is no {path}; name a Parquet file, a folder of them, or text")
    for match in matches:
        files = system.listFiles(match.getPath(), True)
        while files.hasNext():
            file = files.next()
            below = file.getPath().toString()[len(match.getPath().toString()):].split("/")
            # Spark passes over these too, such as _SUCCESS and _delta_log.
            if file.getLen() == 0 or any(name[:1] in (".", "_") and "=" not in name for name in below):
                continue
            stream = system.open(file.getPath())
            try:
                return [stream.read() for _ in MAGIC] == list(MAGIC)
            finally:
                stream.close()
    return False


def rows(spark, path, pieces):
    """The table's rows, or the text files' lines, as lines of JSON."""
    if is_parquet(spark, path):
        table = spark.read.parquet(path)
        if "text" not in table.columns:
            sys.exit(f"{path} has no column text; it has {', '.join(table.columns)}")
        fields = to_json(struct(*(name for name in FIELDS if name in table.columns)))
        return table.select(fields).rdd.map(lambda row: row[0])
    lines = spark.sparkContext.textFile(path, pieces)
    return lines.map(lambda line: json.dumps({"text": line}, ensure_ascii=False))


def numbered(read):
    """The rows with their numbers from 0, and how many each piece has."""
    sizes = read.mapPartitions(lambda piece: [sum(1 for _ in piece)]).collect()
    starts = [0, *itertools.accumulate(sizes)]
    return read.mapPartitionsWithIndex(lambda place, piece: enumerate(piece, starts[place])), sizes


def shared_out(items, sizes, pieces):
    """The numbered rows in their order, in no fewer pieces and even: most of a table may come in one, for one core."""
    count, pieces = sum(sizes), max(pieces, len(sizes))
    if len(sizes) == pieces and max(sizes) * pieces <= 2 * count:
        return items
    return items.repartitionAndSortWithinPartitions(pieces, lambda number: number * pieces // count)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("input", help="a Parquet file, a folder of them, or text with one string a line")
    parser.add_argument("output", help="a folder that is not there yet")
    parser.add_argument("--program", default="typecheck", help="the path of typecheck on every machine")
    parser.add_argument("--partitions", type=int, default=8,
                        help="at least so many pieces, each for one core: several for every core of the cluster (8)")
    arguments, options = parser.parse_known_args()
    options = [option for option in options if option != "--"]
    if arguments.partitions < 1:
        parser.error("--partitions is 1 or more")
    if any(option.startswith("--device") for option in options):
        parser.error("a string has one answer here, and one for each room of a device: say --width")

    # Other writers of Parquet do not say that bytes are text.
    spark = SparkSession.builder.appName("typecheck").config("spark.sql.parquet.binaryAsString", "true").getOrCreate()
    file = os.path.basename(arguments.input.rstrip("/"))
    system, output = located(spark, arguments.output)
    if system.exists(output):
        sys.exit(f"{arguments.output} is there already; name a folder that is not")

    # One process and one core a task; the cluster shares the tasks out.
    command = ["sh", "-c", GUARD, "sh", arguments.program, "measure", "-", "--jobs", "1", "--quiet", *options]
    items, sizes = numbered(rows(spark, arguments.input, arguments.partitions))
    asked = sum(sizes)
    if not asked:
        sys.exit(f"{arguments.input} holds no string; name a Parquet file, a folder of them, or text")
    items = shared_out(items, sizes, arguments.partitions)
    quoted = " ".join("'" + word.replace("'", "'\\''") + "'" for word in command)
    environment = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
    (items.map(lambda pair: item(pair[1], pair[0], file)).pipe(quoted, environment, checkCode=True)
     .saveAsTextFile(arguments.output))
    answered, refused = spark.read.text(arguments.output).selectExpr(
        "count(*)", "count_if(startswith(value, '{\"error\"'))").first()
    pieces = items.getNumPartitions()
    spark.stop()
    print(f"{asked} strings in {pieces} pieces, {answered} answers, {refused} of them errors", file=sys.stderr)
    if asked != answered:
        sys.exit("not every string has an answer; run `typecheck measure -` on some of them by hand to see why")
    sys.exit(2 if refused else 0)


if __name__ == "__main__":
    main()
