import Foundation

extension UISlider {
  /// Marks along a slider's track, and what they mean. Positions and values are shares of the track, from 0 at the minimum
  /// to 1 at the maximum.
  public struct TrackConfiguration: Hashable {
    /// A mark.
    public struct Tick: Hashable {
      /// Where it stands, from 0 at the minimum to 1 at the maximum.
      public let position: Float
      /// Its name, for assistive technologies. Default nil.
      public var title: String?
      /// A picture in place of the dot. Default nil.
      public var image: UIImage?

      /// A mark at a position; one beyond the track is not shown.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }
    }

    /// Whether the values of the marks alone can be chosen, and set. Without marks there is no such limit. Default true.
    public var allowsTickValuesOnly: Bool
    /// Where the filling begins. Default 0.
    public var neutralValue: Float
    /// What the user may choose. Code may set values beyond it. Default all.
    public var enabledRange: ClosedRange<Float>
    /// The marks, in the order in which they were given.
    public let ticks: [Tick]

    /// A track with these marks.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// A track with so many marks, evenly apart, the first at the minimum and the last at the maximum; one alone stands at
    /// the minimum, none are none.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let steps = Float(max(1, numberOfTicks - 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / steps) })
    }

    private var choices: [Float] { ticks.map(\.position).filter(enabledRange.contains) }

    /// The mark to which a value that code sets is taken (control-metrics, UISlider); nil where any value may be set.
    func nearestTick(to part: Float) -> Float? {
      guard allowsTickValuesOnly else { return nil }
      let positions: [Float] = ticks.map(\.position).filter { $0 >= 0 && $0 <= 1 }
      return positions.min { (one: Float, other: Float) in abs(one - part) < abs(other - part) }
    }

    /// The nearest value that the user may choose.
    func allowed(_ part: Float) -> Float {
      let cut = min(max(part, enabledRange.lowerBound), enabledRange.upperBound)
      guard allowsTickValuesOnly else { return cut }
      return choices.min { abs($0 - cut) < abs($1 - cut) } ?? cut
    }

    /// The next mark in a direction, the same place where there is none; nil where marks are not the only values.
    func tick(beside part: Float, sign: Float) -> Float? {
      guard allowsTickValuesOnly, !choices.isEmpty else { return nil }
      let ahead = choices.filter { ($0 - part) * sign > 1e-5 }
      return (sign > 0 ? ahead.min() : ahead.max()) ?? part
    }
  }
}
