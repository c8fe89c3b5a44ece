extension ScreenDrawing {
  /// The style sheet of the drawing; the colours are our own choice.
  ///
  /// Each kind of area also has its own line pattern, for readers who cannot distinguish hues.
  static let style: StaticString = """
        svg { font-family: -apple-system, Inter, "Helvetica Neue", Arial, sans-serif; }
        .paper { fill: #ffffff; }
        .title { fill: #111111; font-weight: 600; }
        .label { fill: #222222; }
        .line { stroke: #555555; stroke-width: 1; fill: none; }
        .guide { stroke: #bbbbbb; stroke-width: 0.75; stroke-dasharray: 2 3; }
        .dot { fill: #555555; }
        .display { fill: #d4d4d8; }
        .window { fill: #fbfbfb; stroke: #777777; stroke-width: 1; }
        .safe { fill: #2f9e4426; stroke: #1b7a30; stroke-width: 1.5; }
        .content { fill: #1c6ed01f; stroke: #1c6ed0; stroke-width: 1.5; stroke-dasharray: 6 3; }
        .reading { fill: none; stroke: #7a3fc0; stroke-width: 2; stroke-dasharray: 1.5 3; }
        .bar { fill: #77777740; stroke: #777777; stroke-width: 1; }
        .tools { fill: none; stroke: #777777; stroke-width: 1; stroke-dasharray: 8 4; }
        .indicator { fill: #d9480f40; stroke: #b93c0a; stroke-width: 1; }
        .keyboard { fill: none; stroke: #8a6100; stroke-width: 2; stroke-dasharray: 10 5; }
        .island { fill: #111111; }
        .notch { fill: #11111166; stroke: #111111; stroke-width: 1; }
        .edge { fill: none; stroke: #111111; stroke-width: 2.5; }
        @media (prefers-color-scheme: dark) {
          .paper { fill: #16171a; }
          .title { fill: #f5f5f5; }
          .label { fill: #e4e4e7; }
          .line { stroke: #a1a1aa; }
          .guide { stroke: #52525b; }
          .dot { fill: #a1a1aa; }
          .display { fill: #3f3f46; }
          .window { fill: #222328; stroke: #a1a1aa; }
          .safe { fill: #51cf6626; stroke: #51cf66; }
          .content { fill: #6cb0ff22; stroke: #6cb0ff; }
          .reading { stroke: #c49bff; }
          .bar { fill: #a1a1aa40; stroke: #a1a1aa; }
          .tools { stroke: #a1a1aa; }
          .indicator { fill: #ff8f5a40; stroke: #ff8f5a; }
          .keyboard { stroke: #f0c048; }
          .island { fill: #000000; stroke: #71717a; stroke-width: 1; }
          .notch { fill: #00000099; stroke: #71717a; }
          .edge { stroke: #e4e4e7; }
        }
    """
}
