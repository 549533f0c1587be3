import Foundation

/// The characters of a text storage, as a string whose changes are changes of the text storage.
///
/// Foundation's own mutable string of an attributed string changes the characters without the attributes, so that the attributes
/// no longer match the text.
final class TextStorageString: NSMutableString {
  private let storage: NSTextStorage?

  init(_ storage: NSTextStorage) {
    self.storage = storage
    super.init(capacity: 0)
  }

  // Foundation requires these initializers of every string. The objects that they create are ordinary strings.
  required init(capacity: Int) {
    storage = nil
    super.init(capacity: capacity)
  }
  required init(characters: UnsafePointer<unichar>, length: Int) {
    storage = nil
    super.init(characters: characters, length: length)
  }
  required init(string aString: String) {
    storage = nil
    super.init(string: aString)
  }
  required init?(coder: NSCoder) { nil }
  required convenience init(stringLiteral value: StaticString) { self.init(string: "\(value)") }
  required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: "\(value)") }
  required convenience init(extendedGraphemeClusterLiteral value: StaticString) { self.init(string: "\(value)") }

  override var length: Int { storage?.length ?? super.length }

  override func character(at index: Int) -> unichar {
    guard let storage else { return super.character(at: index) }
    return (storage.string as NSString).character(at: index)
  }

  override func replaceCharacters(in range: NSRange, with aString: String) {
    guard let storage else { return super.replaceCharacters(in: range, with: aString) }
    storage.replaceCharacters(in: range, with: aString)
  }
}
