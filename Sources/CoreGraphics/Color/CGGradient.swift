import Foundation

/// Colours at places between 0 and 1, and everything between them. Never changes.
public final class CGGradient: @unchecked Sendable {
  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: RGBA
  }

  /// In rising order of location; at least one.
  package let stops: [Stop]
  /// The space of the colours.
  public let colorSpace: CGColorSpace?

  package init(stops: [Stop], space: CGColorSpace? = nil) {
    // A stable order: of two stops in one place the first one listed ends what is before it.
    self.stops = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    colorSpace = space
  }

  /// Makes a gradient of `CGColor`s at `locations` (0...1, as many as colours), or spread evenly without them.
  /// nil without a colour. Colours are mixed in sRGB, whatever the space.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let parts = colors.compactMap { $0 as? CGColor }
    guard !parts.isEmpty, parts.count == colors.count else { return nil }
    self.init(colors: parts.map(\.rgba), locations: locations, space: space)
  }

  /// Makes a gradient of `count` colours, whose components (alpha last) follow each other, at `locations` (0...1), or
  /// spread evenly without them. nil without a colour, and for spaces of patterns.
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

  /// The colour at `location`. Components and alpha are mixed by themselves, not multiplied, as Core Graphics does: on the
  /// way from white to clear (which is black) there is gray.
  package func color(at location: CGFloat) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    if location <= first.location { return first.color }
    if location >= last.location { return last.color }
    let upper = stops.firstIndex { $0.location > location } ?? stops.count - 1
    let (from, to) = (stops[upper - 1], stops[upper])
    let part = (location - from.location) / max(to.location - from.location, .leastNonzeroMagnitude)
    func mix(_ component: KeyPath<RGBA, CGFloat>) -> CGFloat {
      from.color[keyPath: component] + (to.color[keyPath: component] - from.color[keyPath: component]) * part
    }
    return RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }
}
