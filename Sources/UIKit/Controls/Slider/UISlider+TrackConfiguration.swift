import Foundation

extension UISlider {
  /// The tick marks along a slider's track and the values that the user can select.
  ///
  /// Positions and values are fractions of the track, from 0 at the minimum to 1 at the maximum.
  public struct TrackConfiguration: Hashable {
    /// A tick mark on the track.
    public struct Tick: Hashable {
      /// The position of the tick mark, from 0 at the minimum to 1 at the maximum.
      public let position: Float
      /// The name of the tick mark for assistive technologies. The default is `nil`.
      public var title: String?
      /// The image of the tick mark. The default is `nil`, which shows a dot.
      public var image: UIImage?

      /// Creates a tick mark.
      ///
      /// - Parameters:
      ///   - position: The position, from 0 to 1. A mark outside this range is not shown.
      ///   - title: The name for assistive technologies.
      ///   - image: The image to show instead of a dot.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }
    }

    /// A Boolean value that determines whether the slider is limited to the values of its tick marks. The default is
    /// `true`.
    ///
    /// The property has no effect if there are no tick marks.
    public var allowsTickValuesOnly: Bool
    /// The value at which the filled part of the track begins. The default is 0.
    public var neutralValue: Float
    /// The range of values that the user can select. Setting `value` programmatically is not limited to this range. The
    /// default is the whole track.
    public var enabledRange: ClosedRange<Float>
    /// The tick marks, in the order in which they were passed to the initializer.
    public let ticks: [Tick]

    /// Creates a configuration with tick marks.
    ///
    /// - Parameters:
    ///   - allowsTickValuesOnly: `true` to limit the slider to the values of the marks.
    ///   - neutralValue: The value at which the filled part begins, from 0 to 1.
    ///   - enabledRange: The range of values that the user can select, as fractions of the track.
    ///   - ticks: The tick marks, in any order.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Creates a configuration with evenly spaced tick marks, the first at the minimum and the last at the maximum.
    ///
    /// - Parameters:
    ///   - allowsTickValuesOnly: `true` to limit the slider to the values of the marks.
    ///   - neutralValue: The value at which the filled part begins, from 0 to 1.
    ///   - enabledRange: The range of values that the user can select, as fractions of the track.
    ///   - numberOfTicks: The number of marks. A single mark is at the minimum. A number below 1 creates none.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let steps = Float(max(1, numberOfTicks - 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / steps) })
    }

    private var selectablePositions: [Float] { ticks.map(\.position).filter(enabledRange.contains) }

    /// Returns the position of the nearest tick mark, to which values that are set programmatically are rounded
    /// (measured on UIKit, Tests/Oracle/control-metrics.tsv, UISlider). Returns `nil` if any value is allowed.
    func nearestTick(to fraction: Float) -> Float? {
      guard allowsTickValuesOnly else { return nil }
      let positions: [Float] = ticks.map(\.position).filter { $0 >= 0 && $0 <= 1 }
      return positions.min { (first: Float, second: Float) in abs(first - fraction) < abs(second - fraction) }
    }

    /// Returns the selectable value that is nearest to a given value. Both values are fractions of the track.
    func nearestSelectableValue(_ fraction: Float) -> Float {
      let clampedFraction = min(max(fraction, enabledRange.lowerBound), enabledRange.upperBound)
      guard allowsTickValuesOnly else { return clampedFraction }
      return selectablePositions.min { abs($0 - clampedFraction) < abs($1 - clampedFraction) } ?? clampedFraction
    }

    /// Returns the position of the next tick mark in a direction, or `fraction` itself if there is none. Returns `nil`
    /// if values between tick marks are allowed, or if the user can select no tick mark.
    func tick(beside fraction: Float, sign: Float) -> Float? {
      guard allowsTickValuesOnly, !selectablePositions.isEmpty else { return nil }
      let candidates = selectablePositions.filter { ($0 - fraction) * sign > 1e-5 }
      return (sign > 0 ? candidates.min() : candidates.max()) ?? fraction
    }
  }
}
