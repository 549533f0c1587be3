import Foundation

/// A filter of places by their kinds.
open class MKPointOfInterestFilter: NSObject, NSCopying, @unchecked Sendable {
  /// A filter that lets all places pass.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// A filter that lets no places pass.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  private let categories: Set<MKPointOfInterestCategory>
  private let includes: Bool

  /// Creates a filter that lets places of some kinds pass.
  ///
  /// - Parameter categories: The kinds.
  public init(including categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    includes = true
    super.init()
  }

  /// Creates a filter that lets places of all kinds but some pass.
  ///
  /// - Parameter categories: The kinds that do not pass.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    includes = false
    super.init()
  }

  /// Returns whether places of a kind pass.
  ///
  /// - Parameter category: The kind.
  /// - Returns: `true` if they pass.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == includes }
  /// Returns whether places of a kind do not pass.
  ///
  /// - Parameter category: The kind.
  /// - Returns: `true` if they do not pass.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }

  /// Returns whether another object is a filter that lets the same places pass.
  ///
  /// - Parameter object: The other object.
  /// - Returns: `true` if the filters are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MKPointOfInterestFilter else { return false }
    return includes == other.includes && categories == other.categories
  }
  /// A number that is the same for equal filters.
  open override var hash: Int { categories.hashValue }

  /// Returns the filter itself, because a filter does not change.
  ///
  /// - Parameter zone: The value is ignored.
  /// - Returns: The filter.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
