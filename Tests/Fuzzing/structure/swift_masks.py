"""Starts of Swift files that a careless scan takes for the start of a long text, so that it skips the code behind them."""

from __future__ import annotations

from .shapes import Choices

QUOTES = ['"""', '#"""', '"', "/*", "`", "'"]
"""Starts that a careless scan may take for the start of a text; `§` is one of them below."""

MASKS = [
    "// §\r", "//\r", "#! §\n", "#!§\r", "let y = <#§x#>\n", "let y = <#<#§x#>\n", "let y = '§'\n", "let y = “§”\n", "let y = “§\n",
    "let y = ”§”\n", "let y = `§`\n", "let y = `\r§`\n", 'let y = "\\\r§\n', 'let y = "§\r', "let y = /§/\n", "let y = /a\r§/\n",
    "let y = #/§/#\n", "let y = #/a\r§/#\n", "let y = #/\n§\n/#\n", "let y = #/\r§\r/#\r", "let y = a /§/\n", "let y = a/§/\n",
    "let y = a +/§/ b\n", "let y = a! /§/\n", "let y = a!/§/\n", "let y = try? /§/\n", "f {} /§/\n", "f() /§/\n", "return /§/\n",
    "let y: A<B> /§/\n", "let y: A<B>= / §/\n", "let y: A<B>/§/\n", "operator /§/\n", "func /(a: B) {} /§/\n", "case .a: /§/\n",
    "#if a\n/§/\n#endif\n", "#selector(a) /§/\n", "#available(a) /§/\n", "#sourceLocation(file: §)\n", "$0 /§/\n", "0x /§/\n",
    "<<<<<<< a\n§\n>>>>>>> b\n", "<<<<<<< a\n§\n=======\n§\n>>>>>>> b\n", "<<<<<<< a\r§\r>>>>>>> b\r", ">>>> ORIGINAL a\n§\n<<<<\n",
    "<<<<<<< a\n§\n", "let y = \u00a0/§/\n", "let y =\f/§/\n", "let y =\v/§/\n", "\ufeff/§/\n", "let y = \u2028/§/\n",
    'let y = """\n\\(a §\n', 'let y = """\n\\(a \\b §\n', 'let y = """\n\\(a as §\n', 'let y = """\n\\(f(a § b)\n',
    'let y = "\\(a §\n', 'let y = "\\(a /*\n*/ ) §\n', 'let y = #"""\n\\#(a §\n', 'let y = "\\("\\(a §\n', 'let y = "\\(a\r§\n',
    'let y = #"""#; §\n', 'let y = ##"""#"## §\n', 'let y = """#"""# §\n', 'let y = "" + #"\\#n§"#\n', 'let y = """ §\n',
]


def masked(choices: Choices, text: str) -> str:
    """A piece of code behind one to three such starts."""
    for mask in choices.some(MASKS, 3):
        quote = choices.pick(QUOTES)
        choices.note(f"behind {mask.replace('§', quote)!r}")
        text = mask.replace("§", quote) + text
    return text
