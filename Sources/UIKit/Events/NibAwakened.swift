/// A class of UIKit with a method that is called after an object was loaded from a nib, and that subclasses and extensions override.
@MainActor package protocol NibAwakened: AnyObject {
  func awakeFromNib()
}
