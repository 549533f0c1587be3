import Foundation

/// Reads the options of a page view controller. A numeric value can be an `NSNumber`, a Swift number or a `CGFloat`.
@MainActor enum PageOptions {
  typealias Key = UIPageViewController.OptionsKey
  typealias Spine = UIPageViewController.SpineLocation

  static func spacing(_ options: [Key: Any]?) -> CGFloat {
    guard let value = options?[.interPageSpacing] else { return 0 }
    guard let number = number(value), number.isFinite else {
      report(.interPageSpacing, value, "a number of points")
      return 0
    }
    return CGFloat(number)
  }

  static func spine(_ options: [Key: Any]?) -> Spine {
    guard let value = options?[.spineLocation] else { return .min }
    if let spine = value as? Spine, spine != .none { return spine }
    guard let number = number(value), let spine = Spine(rawValue: Int(number)), spine != .none else {
      report(.spineLocation, value, "the raw value of min, mid or max")
      return .min
    }
    return spine
  }

  /// Returns the spine location for its name in a nib.
  static func spine(named name: String?) -> Spine {
    switch name {
    case "mid": .mid
    case "max": .max
    default: .min
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Int: Double(number)
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  private static func report(_ key: Key, _ value: Any, _ requirement: String) {
    Diagnostics.report("UIPageViewController: the option \(key.rawValue) must be \(requirement), but is \(value)")
  }
}
