import Foundation

/// A smooth transition between colors. Each color has a location from 0 to 1. Gradients are immutable.
public final class CGGradient: @unchecked Sendable {
  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: RGBA
  }

  /// The color stops in ascending order of location. There is at least one.
  package let stops: [Stop]
  /// The color space that the gradient was created with.
  public let colorSpace: CGColorSpace?

  package init(stops: [Stop], space: CGColorSpace? = nil) {
    // The order is stable. Of two stops with the same location, the first one is the end of the section before them.
    self.stops = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    colorSpace = space
  }

  /// Creates a gradient from an array of colors. The colors are mixed in sRGB, independent of the color space.
  ///
  /// - Parameters:
  ///   - space: The color space that the property `colorSpace` returns, or nil.
  ///   - colors: An array of `CGColor`. The result is nil if it is empty or contains other objects.
  ///   - locations: The location of each color, 0...1, or nil to space them evenly.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let cgColors = colors.compactMap { $0 as? CGColor }
    guard !cgColors.isEmpty, cgColors.count == colors.count else { return nil }
    self.init(colors: cgColors.map(\.rgba), locations: locations, space: space)
  }

  /// Creates a gradient from color components. The result is nil if there are no colors or the color space is a pattern
  /// color space.
  ///
  /// - Parameters:
  ///   - space: The color space of the components.
  ///   - components: The components of all colors in order, each with alpha last.
  ///   - locations: The location of each color, 0...1, or nil to space them evenly.
  ///   - count: The number of colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0, space.model != .pattern else { return nil }
    let stride = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      space.rgba(Array(UnsafeBufferPointer(start: components + index * stride, count: stride)))
    }
    self.init(colors: colors, locations: locations, space: space)
  }

  private convenience init(colors: [RGBA], locations: UnsafePointer<CGFloat>?, space: CGColorSpace?) {
    let last = CGFloat(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      Stop(location: min(1, max(0, locations?[index] ?? CGFloat(index) / last)), color: color)
    }
    self.init(stops: stops, space: space)
  }

  /// Returns the color at `location`.
  ///
  /// Components and alpha are interpolated separately, without premultiplication, as in Core Graphics. A gradient from
  /// white to clear, which is transparent black, therefore contains gray.
  package func color(at location: CGFloat) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    if location <= first.location { return first.color }
    if location >= last.location { return last.color }
    let upperIndex = stops.firstIndex { $0.location > location } ?? stops.count - 1
    let (lowerStop, upperStop) = (stops[upperIndex - 1], stops[upperIndex])
    let fraction =
      (location - lowerStop.location) / max(upperStop.location - lowerStop.location, .leastNonzeroMagnitude)
    func interpolateComponent(_ component: KeyPath<RGBA, CGFloat>) -> CGFloat {
      lowerStop.color[keyPath: component] + (upperStop.color[keyPath: component] - lowerStop.color[keyPath: component])
        * fraction
    }
    return RGBA(
      red: interpolateComponent(\.red), green: interpolateComponent(\.green), blue: interpolateComponent(\.blue),
      alpha: interpolateComponent(\.alpha))
  }
}
