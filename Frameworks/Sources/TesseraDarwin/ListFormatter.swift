import Foundation
import UIKit

/// A formatter that joins texts to a list, such as "a, b, and c". Foundation on Linux does not have the class.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language of the list.
  open var locale: Locale! = ._user
  /// The formatter of items that are not strings, or nil to use their descriptions.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  /// Creates a formatter with the default values. Nothing is read from the coder except by `Formatter`.
  ///
  /// - Parameter coder: The coder from which the object is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a list in the user's language.
  ///
  /// - Parameter strings: The items, in the order of the list.
  /// - Returns: The list, or an empty string if there are no items.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(ListFormatStyle<StringStyle, [String]>.list(type: .and).locale(._user))
  }

  /// Returns the list of some items.
  ///
  /// - Parameter items: The items, in the order of the list.
  /// - Returns: The list, or nil if the item formatter returns nil for one of the items.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      if let itemFormatter {
        guard let text = itemFormatter.string(for: item) else { return nil }
        texts.append(text)
      } else {
        texts.append(item as? String ?? String(describing: item))
      }
    }
    return texts.formatted(ListFormatStyle<StringStyle, [String]>.list(type: .and).locale(locale ?? ._user))
  }

  /// Returns the list of an array, or nil for another value.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
