/// The lines and areas of a symbol as SVG path data, in units of the font size.
///
/// In the plain symbol, the outline and the details are stroked, and the dots are filled. In the symbol with `.fill` in its
/// name, the outline is filled, and the details and the dots are cut out of it.
struct SymbolDrawing: Sendable {
  var width = 1.2
  var height = 1.2
  /// Closed lines. They are stroked, and also filled in the symbol with `.fill`.
  var outline = ""
  /// Lines inside the outline. They are stroked in the plain symbol, and cut out in the symbol with `.fill`.
  var details = ""
  /// Lines outside of the outline, which are stroked in the symbol with `.fill`, too.
  var lines = ""
  /// Areas inside the outline. They are filled in the plain symbol, and cut out in the symbol with `.fill`.
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
