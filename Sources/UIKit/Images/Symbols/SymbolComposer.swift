/// Composes the shapes of symbols from drawings: filled, in a circle or square, crossed out, or with a badge.
enum SymbolComposer {
  /// Returns the shape of a symbol, or nil if its name is not composed of drawings.
  ///
  /// - Parameter name: The name of the symbol, such as `bell.slash.fill`.
  static func shape(_ name: String) -> SymbolGlyph.Shape? {
    if let shape = plainShape(name) { return shape }
    if let badge = name.firstRange(of: ".badge") {
      return makeBadgedShape(
        base: String(name[..<badge.lowerBound]), badge: String(name[badge.upperBound...]))
    }
    if let badge = name.firstRange(of: ".trianglebadge.exclamationmark") {
      return makeWarningShape(base: String(name[..<badge.lowerBound] + name[badge.upperBound...]))
    }
    for (suffix, isFilled) in [(".circle.fill", true), (".circle", false)]
    where name.hasSuffix(suffix) {
      return makeEnclosedGlyph(String(name.dropLast(suffix.count)), in: circle, isFilled: isFilled)
    }
    for (suffix, isFilled) in [(".square.fill", true), (".square", false)]
    where name.hasSuffix(suffix) {
      return makeEnclosedGlyph(String(name.dropLast(suffix.count)), in: square, isFilled: isFilled)
    }
    for (suffix, isFilled) in [(".slash.fill", true), (".slash", false)]
    where name.hasSuffix(suffix) {
      return plainShape(String(name.dropLast(suffix.count)) + (isFilled ? ".fill" : "")).map(makeSlashedShape)
    }
    return nil
  }

  /// Returns the shape of a drawing or of its filled form, or nil if there is no drawing with the name.
  private static func plainShape(_ name: String) -> SymbolGlyph.Shape? {
    if let drawing = drawing(name) { return drawing.shape(isFilled: false) }
    if name.hasSuffix(".fill"), let drawing = drawing(String(name.dropLast(5))),
      !drawing.outline.isEmpty
    {
      return drawing.shape(isFilled: true)
    }
    if let shape = SymbolShapes.codeDrawnShape(named: name) { return shape }
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    return SymbolTable.synonyms[base].flatMap { SymbolShapes.codeDrawnShape(named: base == name ? $0 : $0 + ".fill") }
  }

  private static let circle = "M.1 .6a.5 .5 0 1 1 1 0a.5 .5 0 1 1 -1 0Z"
  private static let square =
    "M.3 .14h.6a.16 .16 0 0 1 .16 .16v.6a.16 .16 0 0 1 -.16 .16h-.6a.16 .16 0 0 1 -.16 -.16v-.6a.16 .16 0 0 1 .16 -.16Z"

  private static func drawing(_ name: String) -> SymbolDrawing? {
    SymbolTable.drawings[name] ?? SymbolTable.synonyms[name].flatMap { SymbolTable.drawings[$0] }
  }

  // MARK: Enclosures

  /// Returns a sign in an enclosure. A filled enclosure has the sign cut out.
  private static func makeEnclosedGlyph(_ name: String, in enclosure: String, isFilled: Bool) -> SymbolGlyph
    .Shape?
  {
    if var sign = SymbolTable.signs[name] ?? SymbolTable.synonyms[name].flatMap({ SymbolTable.signs[$0] }) {
      sign.outline = enclosure
      return sign.shape(isFilled: isFilled)
    }
    guard let content = reducedShape(name) else { return nil }
    let enclosurePath = SymbolDrawing.path(enclosure)
    var shape = SymbolGlyph.Shape(width: 1.2, height: 1.2)
    // Strokes of the full width would cover most of the reduced areas that they are cut out of.
    var details = SymbolGlyph.Shape(width: 1.2, height: 1.2, strokeWidthFactor: 0.65)
    if isFilled {
      shape.strokes = enclosurePath
      shape.fills = enclosurePath
      shape.cuts = content.strokes
      shape.cutFills = content.fills
      details.strokes = content.cuts
      details.fills = content.cutFills
    } else {
      shape.strokes = SymbolDrawing.joinedPath(enclosurePath, content.strokes)
      shape.fills = content.fills
      details.cuts = content.cuts
      details.cutFills = content.cutFills
    }
    if content.hasCuts { shape.overlays = [details] }
    return shape
  }

  /// Returns the shape of a letter, a number, or a drawing, filled and reduced to the middle of an enclosure.
  private static func reducedShape(_ name: String) -> SymbolGlyph.Shape? {
    if let lines = SymbolCharacters.lines(name) { return SymbolGlyph.Shape(width: 1.2, height: 1.2, strokes: lines) }
    let drawing = Self.drawing(name)
    guard
      let shape = drawing.map({ $0.shape(isFilled: !$0.outline.isEmpty) })
        ?? SymbolShapes.codeDrawnShape(named: name + ".fill")
        ?? SymbolShapes.codeDrawnShape(named: name)
    else { return nil }
    let factor = 0.62 / max(shape.width, shape.height)
    var transform = CGAffineTransform(translationX: 0.6, y: 0.6).scaledBy(x: factor, y: factor)
      .translatedBy(x: -shape.width / 2, y: -shape.height / 2)
    // The outline of an area is not stroked: at this size the stroke would be as wide as the area.
    let lines = shape.fills == nil ? shape.strokes : drawing.flatMap { SymbolDrawing.path($0.lines) }
    return SymbolGlyph.Shape(
      width: 1.2, height: 1.2, strokes: lines?.copy(using: &transform), fills: shape.fills?.copy(using: &transform),
      cuts: shape.cuts?.copy(using: &transform), cutFills: shape.cutFills?.copy(using: &transform))
  }

  // MARK: Slashes and badges

  private static func makeSlashedShape(_ base: SymbolGlyph.Shape) -> SymbolGlyph.Shape {
    var shape = base
    let middle = CGPoint(x: base.width / 2, y: base.height / 2)
    // The slash does not extend beyond the bounds of a narrow or flat symbol.
    let reach = CGSize(width: min(0.46, middle.x - 0.05), height: min(0.46, middle.y - 0.05))
    func line(_ offset: CGFloat) -> CGPath {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: middle.x - reach.width + offset, y: middle.y - reach.height - offset))
      path.addLine(to: CGPoint(x: middle.x + reach.width + offset, y: middle.y + reach.height - offset))
      return path
    }
    // The gap beside the line separates it from the symbol.
    shape.overlays = [
      SymbolGlyph.Shape(width: base.width, height: base.height, cuts: line(0.07), strokeWidthFactor: 1.3),
      SymbolGlyph.Shape(width: base.width, height: base.height, strokes: line(0)),
    ]
    return shape
  }

  private static func makeBadgedShape(base: String, badge: String) -> SymbolGlyph.Shape? {
    // The suffix `.fill` can be before or after the badge.
    var sign = badge.hasPrefix(".") ? String(badge.dropFirst()) : badge
    var name = base
    if sign == "fill" || sign.hasSuffix(".fill") {
      sign = sign == "fill" ? "" : String(sign.dropLast(5))
      name += ".fill"
    }
    guard var shape = shape(name) else { return nil }
    let isAtTop = sign.isEmpty
    let radius: CGFloat = isAtTop ? 0.17 : 0.23
    let center = CGPoint(
      x: shape.width - radius - 0.02, y: isAtTop ? radius + 0.04 : shape.height - radius - 0.06)
    func disc(_ radius: CGFloat) -> CGPath {
      CGPath(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
        transform: nil)
    }
    var overlay = SymbolGlyph.Shape(
      width: shape.width, height: shape.height, fills: disc(radius), strokeWidthFactor: 0.75)
    if !sign.isEmpty {
      guard let drawing = SymbolTable.badgeSigns[sign] ?? SymbolTable.signs[sign] else { return nil }
      let factor = radius / 0.46
      var transform = CGAffineTransform(translationX: center.x, y: center.y).scaledBy(
        x: factor, y: factor
      )
      .translatedBy(x: -0.6, y: -0.6)
      overlay.cuts = SymbolDrawing.path(drawing.details)?.copy(using: &transform)
      overlay.cutFills = SymbolDrawing.path(drawing.dots)?.copy(using: &transform)
    }
    shape.overlays += [
      SymbolGlyph.Shape(width: shape.width, height: shape.height, cutFills: disc(radius + 0.07)),
      overlay,
    ]
    return shape
  }

  /// Returns a symbol with an exclamation mark in a triangle at its lower right.
  private static func makeWarningShape(base name: String) -> SymbolGlyph.Shape? {
    guard var shape = shape(name) else { return nil }
    let (width, height) = (shape.width, shape.height)
    func path(_ data: String) -> CGPath? {
      var transform = CGAffineTransform(translationX: width - 0.25, y: height - 0.25)
      return SymbolDrawing.path(data)?.copy(using: &transform)
    }
    let triangle = path("M0 -.22L.23 .17H-.23Z")
    let dot = path("M-.035 .12a.035 .035 0 1 1 .07 0a.035 .035 0 1 1 -.07 0Z")
    shape.overlays += [
      SymbolGlyph.Shape(width: width, height: height, cuts: triangle, cutFills: triangle, strokeWidthFactor: 2.6),
      SymbolGlyph.Shape(
        width: width, height: height, strokes: triangle, fills: triangle, cuts: path("M0 -.08V.02"), cutFills: dot,
        strokeWidthFactor: 0.75),
    ]
    return shape
  }
}
