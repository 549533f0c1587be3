import Foundation

/// A transition between colors along a line or between two circles. A function computes the colors.
public final class CGShading: @unchecked Sendable {
  enum Shape {
    case axial(start: CGPoint, end: CGPoint)
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
  }

  let shape: Shape
  let gradient: CGGradient
  let options: CGGradientDrawingOptions

  /// Creates a shading along a line. The result is nil if the function has too few outputs or the color space is a
  /// pattern.
  ///
  /// - Parameters:
  ///   - space: The color space of the function's outputs.
  ///   - start: The start of the line.
  ///   - end: The end of the line.
  ///   - function: The function that computes the components of the color, optionally with alpha last.
  ///   - extendStart: `true` to fill the area before the start with the first color.
  ///   - extendEnd: `true` to fill the area after the end with the last color.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
    extendEnd: Bool
  ) {
    self.init(.axial(start: start, end: end), space, function, extendStart, extendEnd)
  }

  /// Creates a shading between two circles. The result is nil if the function has too few outputs or the color space is
  /// a pattern.
  ///
  /// - Parameters:
  ///   - space: The color space of the function's outputs.
  ///   - start: The center of the first circle.
  ///   - startRadius: The radius of the first circle. A negative radius is replaced by 0.
  ///   - end: The center of the second circle.
  ///   - endRadius: The radius of the second circle. A negative radius is replaced by 0.
  ///   - function: The function that computes the components of the color, optionally with alpha last.
  ///   - extendStart: `true` to fill the area beyond the first circle with the first color.
  ///   - extendEnd: `true` to fill the area beyond the second circle with the last color.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
    function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      .radial(start: start, startRadius: max(0, startRadius), end: end, endRadius: max(0, endRadius)), space, function,
      extendStart, extendEnd)
  }

  private init?(
    _ shape: Shape, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool
  ) {
    // With 256 steps, no boundaries are visible in 8-bit colors.
    let stepCount = 256
    let stops = (0...stepCount).map { index -> CGGradient.Stop in
      let fraction = CGFloat(index) / CGFloat(stepCount)
      var components = function.values(at: fraction)
      if components.count == space.numberOfComponents { components.append(1) }
      return CGGradient.Stop(location: fraction, color: space.rgba(components))
    }
    guard space.model != .pattern, function.values(at: 0).count >= space.numberOfComponents else { return nil }
    self.shape = shape
    gradient = CGGradient(stops: stops, space: space)
    var options: CGGradientDrawingOptions = []
    if extendStart { options.insert(.drawsBeforeStartLocation) }
    if extendEnd { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }
}

extension CGContext {
  /// Fills the current clip with a shading.
  ///
  /// - Parameter shading: The shading.
  public func drawShading(_ shading: CGShading) {
    switch shading.shape {
    case .axial(let start, let end):
      drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
    case .radial(let start, let startRadius, let end, let endRadius):
      drawRadialGradient(
        shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
        options: shading.options)
    }
  }
}
