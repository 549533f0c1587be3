import Foundation

/// Colours that a function computes along a line or from circle to circle.
public final class CGShading: @unchecked Sendable {
  enum Shape {
    case axial(start: CGPoint, end: CGPoint)
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
  }

  let shape: Shape
  let gradient: CGGradient
  let options: CGGradientDrawingOptions

  /// Makes a shading along the line from `start` to `end`, which goes on before and after it if asked to. The function
  /// gives components of `space`, alpha last. nil when it gives too few.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
    extendEnd: Bool
  ) {
    self.init(.axial(start: start, end: end), space, function, extendStart, extendEnd)
  }

  /// Makes a shading from one circle to another, which goes on inside and outside of them if asked to.
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
    // So many steps that 8-bit colours show none of them.
    let steps = 256
    let stops = (0...steps).map { index -> CGGradient.Stop in
      let part = CGFloat(index) / CGFloat(steps)
      var components = function.values(at: part)
      if components.count == space.numberOfComponents { components.append(1) }
      return CGGradient.Stop(location: part, color: space.rgba(components))
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
  /// Draws a shading over all of the clip that it reaches.
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
