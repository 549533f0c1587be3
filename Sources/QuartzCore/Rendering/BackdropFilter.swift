import CoreGraphics

/// The filter through which a layer shows the content behind it: a blur, followed or preceded by a change of colors.
///
/// A layer with a backdrop filter covers its rounded rectangle with the filtered content. The steps are those of Core
/// Animation's filters, in this order: a luminance curve, saturation, brightness and the Gaussian blur. If there is no curve,
/// the blur is the first step. Finally, a color is drawn over the result.
package final class BackdropFilter: Sendable, Equatable {
  /// The standard deviation of the blur in points.
  package let radius: Double
  /// The four control values of the cubic Bézier curve that assigns a gray to a luminance, 0 to 1.
  package let curve: SIMD4<Double>
  /// The share of the gray from `curve` in the resulting color, 0 to 1.
  package let curveAmount: Double
  /// The factor by which the difference between a color and the gray of the same luminance is multiplied. A factor of 1 changes
  /// nothing.
  package let saturation: Double
  /// The number that is added to the channels of a color, −1 to 1.
  package let brightness: Double
  /// The premultiplied color that is drawn over the result: red, green, blue and alpha.
  package let tint: SIMD4<Double>

  package init(
    radius: Double, curve: SIMD4<Double> = SIMD4(), curveAmount: Double = 0, saturation: Double = 1,
    brightness: Double = 0, tint: SIMD4<Double> = SIMD4()
  ) {
    self.radius = radius
    self.curve = curve
    self.curveAmount = curveAmount
    self.saturation = saturation
    self.brightness = brightness
    self.tint = tint
  }

  /// The filter that changes nothing. Animations from and to no filter use it.
  package static var identity: BackdropFilter { BackdropFilter(radius: 0) }

  /// Indicates whether the filter changes nothing.
  package var isIdentity: Bool {
    radius <= 0 && curveAmount == 0 && saturation == 1 && brightness == 0 && tint.w == 0
  }

  /// Indicates whether the colors are changed before the blur.
  package var changesColorsFirst: Bool { curveAmount > 0 }

  package static func == (one: BackdropFilter, other: BackdropFilter) -> Bool {
    one === other || one.numbers == other.numbers
  }

  /// The filter's parameters as a list of numbers, for animations that interpolate between two filters.
  var numbers: [Double] {
    [
      radius, curve.x, curve.y, curve.z, curve.w, curveAmount, saturation, brightness, tint.x, tint.y, tint.z, tint.w,
    ]
  }

  /// Creates a filter from interpolated numbers. A spring may overshoot, so the numbers are limited to their ranges.
  /// The result is nil if the count is wrong or a number is not finite.
  convenience init?(numbers: [Double]) {
    guard numbers.count == 12, numbers.allSatisfy(\.isFinite) else { return nil }
    func clampedComponent(_ index: Int) -> Double { min(1, max(0, numbers[index])) }
    self.init(
      radius: max(0, numbers[0]), curve: SIMD4(numbers[1], numbers[2], numbers[3], numbers[4]),
      curveAmount: clampedComponent(5),
      saturation: max(0, numbers[6]), brightness: numbers[7],
      tint: SIMD4(clampedComponent(8), clampedComponent(9), clampedComponent(10), clampedComponent(11)))
  }

  /// Returns a filter with a fraction of this filter's effect. With a fraction of 0 the result changes nothing, and with a fraction of
  /// 1 it is this filter.
  package func scaled(by share: Double) -> BackdropFilter {
    let interpolatedNumbers = zip(Self.identity.numbers, numbers).map { $0 + ($1 - $0) * share }
    return BackdropFilter(numbers: interpolatedNumbers) ?? self
  }
}

extension CALayer {
  /// The filter through which the layer shows the content behind it. Its changes can be animated. The default is nil,
  /// which leaves the content behind the layer unchanged.
  package final var backdropFilter: BackdropFilter? {
    get { modelValues.backdrop }
    set {
      guard newValue != modelValues.backdrop else { return }
      change(.backdrop) { $0.backdrop = newValue }
    }
  }

  /// The color in which the layer and its sublayers are shown: only the alpha of their content is used, multiplied by that of the
  /// color. The content behind the layer's backdrop filter keeps its colors. The default is nil, which shows the layers in their own
  /// colors.
  package final var silhouetteColor: CGColor? {
    get { modelValues.silhouette }
    set {
      guard newValue != modelValues.silhouette else { return }
      change(.silhouette) { $0.silhouette = newValue }
    }
  }
}
