/// The shapes of the symbols, in units of the font size.
enum SymbolShapes {
  private static let shapes = SharedCache<String, SymbolGlyph.Shape?>(limit: 2000)

  /// The names of all symbols, sorted.
  static var names: [String] { SymbolNames.all.union(table.keys).sorted() }

  /// Returns the shape of a symbol, or nil if there is no symbol with the name.
  static func shape(_ name: String) -> SymbolGlyph.Shape? {
    if let cached = shapes[name] { return cached }
    guard SymbolNames.all.contains(name) || table[name] != nil else { return nil }
    return shapes.insert(codeDrawnShape(named: name) ?? SymbolComposer.shape(name), for: name)
  }

  /// Returns the shape of a symbol that is drawn by code, or nil for other symbols.
  static func codeDrawnShape(named name: String) -> SymbolGlyph.Shape? { table[name]?() }

  private static func path(_ body: (CGMutablePath) -> Void) -> CGPath {
    let path = CGMutablePath()
    body(path)
    return path
  }

  private static func lines(_ pieces: [[(CGFloat, CGFloat)]], closed: Bool = false) -> CGPath {
    path { path in
      for piece in pieces {
        for (index, point) in piece.enumerated() {
          let point = CGPoint(x: point.0, y: point.1)
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if closed { path.closeSubpath() }
      }
    }
  }

  private static func ellipse(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
    CGPath(ellipseIn: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2), transform: nil)
  }

  private static func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
    CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  private static func joinedPath(_ paths: CGPath...) -> CGPath {
    path { combinedPath in paths.forEach { combinedPath.addPath($0) } }
  }

  private static func starPath(_ radius: CGFloat) -> CGPath {
    let points = (0..<10).map { index -> (CGFloat, CGFloat) in
      let pointRadius = index % 2 == 0 ? radius : radius * 0.42
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      return (0.6 + pointRadius * cos(angle), 0.62 + pointRadius * sin(angle))
    }
    return lines([points], closed: true)
  }

  private static var heart: CGPath {
    path { path in
      path.move(to: CGPoint(x: 0.6, y: 1.08))
      path.addCurve(
        to: CGPoint(x: 0.08, y: 0.45), control1: CGPoint(x: 0.35, y: 0.9), control2: CGPoint(x: 0.08, y: 0.7))
      path.addCurve(
        to: CGPoint(x: 0.6, y: 0.3), control1: CGPoint(x: 0.08, y: 0.08), control2: CGPoint(x: 0.5, y: 0.05))
      path.addCurve(
        to: CGPoint(x: 1.12, y: 0.45), control1: CGPoint(x: 0.7, y: 0.05), control2: CGPoint(x: 1.12, y: 0.08))
      path.addCurve(
        to: CGPoint(x: 0.6, y: 1.08), control1: CGPoint(x: 1.12, y: 0.7), control2: CGPoint(x: 0.85, y: 0.9))
      path.closeSubpath()
    }
  }

  private static var gear: (outline: CGPath, hole: CGPath) {
    let toothCount = 8
    var points: [(CGFloat, CGFloat)] = []
    for tooth in 0..<toothCount {
      let step = 2 * CGFloat.pi / CGFloat(toothCount)
      for (toothPosition, radius) in [(-0.3, 0.4), (-0.18, 0.52), (0.18, 0.52), (0.3, 0.4)] as [(CGFloat, CGFloat)] {
        let angle = (CGFloat(tooth) + toothPosition) * step - .pi / 2
        points.append((0.6 + radius * cos(angle), 0.6 + radius * sin(angle)))
      }
    }
    return (lines([points], closed: true), ellipse(0.6, 0.6, 0.17))
  }

  private static func square(strokes: CGPath? = nil, fills: CGPath? = nil, cuts: CGPath? = nil) -> SymbolGlyph.Shape {
    SymbolGlyph.Shape(width: 1.2, height: 1.2, strokes: strokes, fills: fills, cuts: cuts)
  }

  private static func makeNarrowShape(_ strokes: CGPath) -> SymbolGlyph.Shape {
    SymbolGlyph.Shape(width: 0.76, height: 1.2, strokes: strokes, strokeWidthFactor: 1.15)
  }

  private static func makeFlatShape(_ strokes: CGPath) -> SymbolGlyph.Shape {
    SymbolGlyph.Shape(width: 1.2, height: 0.76, strokes: strokes, strokeWidthFactor: 1.15)
  }

  private static var sidebar: SymbolGlyph.Shape {
    SymbolGlyph.Shape(
      width: 1.4, height: 1.2,
      strokes: joinedPath(
        rounded(CGRect(x: 0.1, y: 0.14, width: 1.2, height: 0.92), 0.18), lines([[(0.52, 0.14), (0.52, 1.06)]]),
        lines([[(0.24, 0.36), (0.37, 0.36)], [(0.24, 0.54), (0.37, 0.54)], [(0.24, 0.72), (0.37, 0.72)]])))
  }

  private static var book: CGPath {
    lines(
      [
        [(0.7, 0.26), (0.42, 0.14), (0.1, 0.2), (0.1, 1.0), (0.42, 0.94), (0.7, 1.06)],
        [(0.7, 0.26), (0.98, 0.14), (1.3, 0.2), (1.3, 1.0), (0.98, 0.94), (0.7, 1.06)],
      ], closed: true)
  }

  private static var listLines: CGPath {
    lines([[(0.46, 0.24), (1.2, 0.24)], [(0.46, 0.6), (1.2, 0.6)], [(0.46, 0.96), (1.2, 0.96)]])
  }

  private static var listBullets: CGPath {
    joinedPath(ellipse(0.16, 0.24, 0.09), ellipse(0.16, 0.6, 0.09), ellipse(0.16, 0.96, 0.09))
  }

  private static var house: CGPath {
    lines([
      [(0.08, 0.62), (0.65, 0.12), (1.22, 0.62)], [(0.22, 0.52), (0.22, 1.06), (1.08, 1.06), (1.08, 0.52)],
      [(0.52, 1.06), (0.52, 0.74), (0.78, 0.74), (0.78, 1.06)],
    ])
  }

  nonisolated(unsafe) private static let table: [String: () -> SymbolGlyph.Shape] = [
    "chevron.left": { makeNarrowShape(lines([[(0.58, 0.16), (0.16, 0.6), (0.58, 1.04)]])) },
    "chevron.backward": { makeNarrowShape(lines([[(0.58, 0.16), (0.16, 0.6), (0.58, 1.04)]])) },
    "chevron.right": { makeNarrowShape(lines([[(0.18, 0.16), (0.6, 0.6), (0.18, 1.04)]])) },
    "chevron.forward": { makeNarrowShape(lines([[(0.18, 0.16), (0.6, 0.6), (0.18, 1.04)]])) },
    "chevron.up": { makeFlatShape(lines([[(0.16, 0.58), (0.6, 0.16), (1.04, 0.58)]])) },
    "chevron.down": { makeFlatShape(lines([[(0.16, 0.18), (0.6, 0.6), (1.04, 0.18)]])) },
    "xmark": { square(strokes: lines([[(0.22, 0.22), (0.98, 0.98)], [(0.98, 0.22), (0.22, 0.98)]])) },
    "plus": { square(strokes: lines([[(0.6, 0.14), (0.6, 1.06)], [(0.14, 0.6), (1.06, 0.6)]])) },
    "minus": { square(strokes: lines([[(0.14, 0.6), (1.06, 0.6)]])) },
    "checkmark": { square(strokes: lines([[(0.18, 0.66), (0.46, 0.98), (1.0, 0.2)]])) },
    "chevron.up.chevron.down": {
      makeNarrowShape(lines([[(0.16, 0.46), (0.38, 0.2), (0.6, 0.46)], [(0.16, 0.74), (0.38, 1.0), (0.6, 0.74)]]))
    },
    "magnifyingglass": {
      square(strokes: joinedPath(ellipse(0.51, 0.51, 0.36), lines([[(0.78, 0.78), (1.06, 1.06)]])))
    },
    "ellipsis": {
      SymbolGlyph.Shape(
        width: 1.2, height: 0.4,
        fills: joinedPath(ellipse(0.2, 0.2, 0.1), ellipse(0.6, 0.2, 0.1), ellipse(1.0, 0.2, 0.1)))
    },
    "circle": { square(strokes: ellipse(0.6, 0.6, 0.5)) },
    "circle.fill": { square(fills: ellipse(0.6, 0.6, 0.55)) },
    "star": { square(strokes: starPath(0.54)) },
    "star.fill": { square(strokes: starPath(0.54), fills: starPath(0.54)) },
    "heart": { square(strokes: heart) },
    "heart.fill": { square(strokes: heart, fills: heart) },
    "gear": { square(strokes: joinedPath(gear.outline, gear.hole)) },
    "gearshape": { square(strokes: joinedPath(gear.outline, gear.hole)) },
    "gearshape.fill": {
      var shape = square(strokes: gear.outline, fills: gear.outline)
      shape.cutFills = gear.hole
      return shape
    },
    "sidebar.leading": { sidebar },
    "sidebar.left": { sidebar },
    "clock": {
      square(strokes: joinedPath(ellipse(0.6, 0.6, 0.5), lines([[(0.6, 0.28), (0.6, 0.62), (0.82, 0.74)]])))
    },
    "clock.fill": {
      square(fills: ellipse(0.6, 0.6, 0.55), cuts: lines([[(0.6, 0.26), (0.6, 0.62), (0.84, 0.75)]]))
    },
    "person.crop.circle": {
      square(
        strokes: joinedPath(
          ellipse(0.6, 0.6, 0.5),
          path { path in
            path.move(to: CGPoint(x: 0.26, y: 0.96))
            path.addCurve(
              to: CGPoint(x: 0.94, y: 0.96), control1: CGPoint(x: 0.36, y: 0.7), control2: CGPoint(x: 0.84, y: 0.7))
          }), fills: ellipse(0.6, 0.48, 0.17))
    },
    "book": { SymbolGlyph.Shape(width: 1.4, height: 1.2, strokes: book) },
    "book.fill": {
      SymbolGlyph.Shape(
        width: 1.4, height: 1.2, strokes: book, fills: book, cuts: lines([[(0.7, 0.28), (0.7, 1.06)]]))
    },
    "arrow.down.circle.fill": {
      square(
        fills: ellipse(0.6, 0.6, 0.55),
        cuts: lines([[(0.6, 0.3), (0.6, 0.88)], [(0.37, 0.66), (0.6, 0.89), (0.83, 0.66)]]))
    },
    "list.number": { SymbolGlyph.Shape(width: 1.3, height: 1.2, strokes: listLines, fills: listBullets) },
    "list.bullet": { SymbolGlyph.Shape(width: 1.3, height: 1.2, strokes: listLines, fills: listBullets) },
    "house": { SymbolGlyph.Shape(width: 1.3, height: 1.2, strokes: house) },
    "house.fill": {
      SymbolGlyph.Shape(
        width: 1.3, height: 1.2, strokes: house,
        fills: lines([[(0.65, 0.14), (1.08, 0.52), (1.08, 1.06), (0.22, 1.06), (0.22, 0.52)]], closed: true),
        cuts: lines([[(0.65, 0.78), (0.65, 1.06)]]))
    },
  ]
}
