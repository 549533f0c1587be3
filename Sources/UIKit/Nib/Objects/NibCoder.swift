import Foundation

/// The coder that initializers receive when an object is created from a nib or storyboard.
///
/// Each class of UIKit calls `decodeNib(into:as:)` at the end of its `init(coder:)`. The object is decoded in the
/// initializer of its most specific UIKit class, so that an application's `init(coder:)` finds the values set after
/// `super.init(coder:)`, and can change them.
final class NibCoder: NSCoder {
  let loader: NibLoader
  let element: NibElement
  /// Indicates whether the object's values were decoded. Each object is decoded only once.
  var isDecoded = false

  init(_ element: NibElement, in loader: NibLoader) {
    self.element = element
    self.loader = loader
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { element[key] != nil }
  override func decodeObject(forKey key: String) -> Any? { element[key] }
  override func decodeBool(forKey key: String) -> Bool { element.bool(key) ?? false }
  override func decodeInteger(forKey key: String) -> Int { element.integer(key) ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: element.integer(key) ?? 0) }
  override func decodeInt64(forKey key: String) -> Int64 { Int64(element.integer(key) ?? 0) }
  override func decodeFloat(forKey key: String) -> Float { Float(element.number(key) ?? 0) }
  override func decodeDouble(forKey key: String) -> Double { Double(element.number(key) ?? 0) }
}

extension NibCoder: NibDecoding {
  func decode(into object: NSObject, as type: AnyClass) {
    guard !isDecoded, loader.platformClass(of: object) == type else { return }
    isDecoded = true
    loader.decode(object, element)
  }

  func attribute(_ name: String) -> String? { element[name] }

  func makeObject(forKey key: String) -> NSObject? {
    guard let child = element.child(key: key) else { return nil }
    return NibClasses.views[child.name] == nil ? loader.makeObject(child) : loader.makeView(child)
  }
}
