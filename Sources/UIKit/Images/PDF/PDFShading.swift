import CoreGraphics
import Foundation

/// A gradient of a PDF file: axial or radial.
struct PDFShading {
  private let gradient: CGGradient
  private let coordinates: [CGFloat]
  private let options: CGGradientDrawingOptions
  /// The color in the middle of the gradient. Strokes are drawn in this color, because gradients are supported only for fills.
  let middleColor: CGColor

  /// Reads a shading. The result is nil for kinds that are not supported.
  init?(_ file: PDFFile, _ value: PDFValue?) {
    guard let entries = file.resolve(value).dictionary, let kind = file.resolve(entries["ShadingType"]).number,
      kind == 2 || kind == 3, let coordinates = file.numbers(entries["Coords"]),
      coordinates.count == (kind == 2 ? 4 : 6),
      let function = PDFFunction(file, entries["Function"])
    else { return nil }
    let colorSpace = PDFColorSpace(file, entries["ColorSpace"])
    let domain = file.numbers(entries["Domain"]) ?? [0, 1]
    guard domain.count == 2 else { return nil }
    let stepCount = 32
    let colors = (0...stepCount).compactMap {
      colorSpace.color(function.value(domain[0] + (domain[1] - domain[0]) * CGFloat($0) / CGFloat(stepCount)))
    }
    let locations = (0...stepCount).map { CGFloat($0) / CGFloat(stepCount) }
    guard colors.count == locations.count,
      let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: locations)
    else { return nil }
    self.gradient = gradient
    self.coordinates = coordinates
    middleColor = colors[stepCount / 2]
    var options: CGGradientDrawingOptions = []
    if let extend = file.resolve(entries["Extend"]).array, extend.count == 2 {
      if case .bool(true) = extend[0] { options.insert(.drawsBeforeStartLocation) }
      if case .bool(true) = extend[1] { options.insert(.drawsAfterEndLocation) }
    }
    self.options = options
  }

  /// Draws the gradient in the current clip.
  func draw(in context: CGContext) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: coordinates[index], y: coordinates[index + 1]) }
    if coordinates.count == 4 {
      context.drawLinearGradient(gradient, start: point(0), end: point(2), options: options)
    } else {
      context.drawRadialGradient(
        gradient, startCenter: point(0), startRadius: max(0, coordinates[2]), endCenter: point(3),
        endRadius: max(0, coordinates[5]), options: options)
    }
  }
}
