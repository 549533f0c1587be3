import Foundation

/// Functions that call `awakeFromNib()` of the objects of a nib.
@MainActor enum NibAwakener {
  /// Calls `awakeFromNib()` of an object. Objects whose class does not belong to UIKit find the method by its name
  /// (`_selector(named:)`).
  static func awake(_ object: NSObject) {
    if let object = object as? any NibAwakened { return object.awakeFromNib() }
    guard let method = (object as? any _MemberLookup)?._selector(named: "awakeFromNib") else { return }
    _ = method.perform(on: object)
  }
}
