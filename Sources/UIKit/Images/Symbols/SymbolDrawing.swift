/// The lines and areas of a symbol as SVG path data, in units of the font size.
///
/// The plain symbol strokes outline and details and fills the dots. The symbol with `.fill` in its name fills the outline
/// and cuts details and dots out of it.
struct SymbolDrawing: Sendable {
  var width = 1.2
  var height = 1.2
  /// Closed lines that the symbol with `.fill` fills.
  var outline = ""
  /// Lines inside the outline. The plain symbol strokes them, and the symbol with `.fill` cuts them out.
  var details = ""
  /// Lines outside of the outline, which are stroked in the symbol with `.fill`, too.
  var lines = ""
  /// Areas inside the outline. The plain symbol fills them, and the symbol with `.fill` cuts them out.
  var dots = ""
  /// Areas outside of the outline, which are filled in both symbols.
  var areas = ""

  /// Returns the shape of the symbol.
  ///
  /// - Parameter isFilled: `true` for the symbol with `.fill` in its name.
  func shape(isFilled: Bool) -> SymbolGlyph.Shape {
    var shape = SymbolGlyph.Shape(width: width, height: height)
    let outlinePath = Self.path(outline)
    if isFilled {
      shape.strokes = Self.joinedPath(outlinePath, Self.path(lines))
      shape.fills = Self.joinedPath(outlinePath, Self.path(areas))
      shape.cuts = Self.path(details)
      shape.cutFills = Self.path(dots)
    } else {
      shape.strokes = Self.joinedPath(outlinePath, Self.path(details), Self.path(lines))
      shape.fills = Self.joinedPath(Self.path(dots), Self.path(areas))
    }
    return shape
  }

  static func path(_ data: String) -> CGPath? { data.isEmpty ? nil : SVGPathReader(data).path }

  static func joinedPath(_ paths: CGPath?...) -> CGPath? {
    let combinedPath = CGMutablePath()
    for case let path? in paths { combinedPath.addPath(path) }
    return combinedPath.isEmpty ? nil : combinedPath
  }
}
