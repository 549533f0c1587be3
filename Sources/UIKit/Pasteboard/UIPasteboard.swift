import CoreGraphics
import Foundation
import RuntimeInterface

/// The clipboard of the desktop, and private ones by name.
///
/// It holds items, each in one or several types. What is copied here keeps all its items and types inside the
/// application; another program gets the texts, joined by line breaks, and the picture and data of the first item where
/// the desktop can carry them.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// Names a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// The name with that text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The same without a label.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the desktop's clipboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// What `setItems(_:options:)` may be told.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String

    /// The option of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Date` from which on the items are gone.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")

    /// A `Bool`: the items are not given to other programs.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The desktop's clipboard: what is copied here can be pasted elsewhere, and the other way round.
  public static var general: UIPasteboard { ApplicationContext.current.pasteboards.general }
  private static var own: Registry { ApplicationContext.current.pasteboards }

  /// The pasteboards of an application.
  @MainActor final class Registry {
    fileprivate let general = UIPasteboard(name: .general)
    fileprivate lazy var named: [Name: UIPasteboard] = [.general: general]
  }

  /// Posted by the pasteboard when its content changes, also from outside.
  nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  /// Posted by a pasteboard that is removed.
  nonisolated public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

  /// The pasteboard's name.
  public let name: Name
  /// Counts up with every change.
  open private(set) var changeCount = 0
  /// What was put here by the application; nil when another program has copied since.
  private var own: [[String: Any]]?
  private var expires: Date?
  /// The text that the desktop was given last: it announces that as a change, too.
  private var told: String?

  private init(name: Name) {
    self.name = name
    super.init()
  }

  /// The pasteboard of that name, which is made if there is none and `create` says so. Two of one name are independent
  /// after they were made; keep the first.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || UIPasteboard.own.named[pasteboardName] != nil else { return nil }
    self.init(name: pasteboardName)
    own = UIPasteboard.own.named[pasteboardName]?.own
    UIPasteboard.own.named[pasteboardName] = self
  }

  /// A new pasteboard with a name that no other has.
  public class func withUniqueName() -> UIPasteboard {
    let made = UIPasteboard(name: Name(UUID().uuidString))
    own.named[made.name] = made
    return made
  }

  /// Forgets the pasteboard of that name; the desktop's stays.
  public class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general, let gone = own.named.removeValue(forKey: pasteboardName) else { return }
    gone.own = nil
    NotificationCenter.default.post(name: removedNotification, object: gone)
  }

  var host: (any HostClipboard)? { name == .general ? FrameLoop.current?.host.clipboard : nil }

  /// The items: their values by type (`public.utf8-plain-text`, `public.png`, `public.url`, …). Setting them replaces
  /// everything.
  open var items: [[String: Any]] {
    get {
      if let expires, expires <= Date() {
        self.expires = nil
        own = nil
      }
      return own ?? outside
    }
    set { setItems(newValue) }
  }

  /// What another program has copied.
  private var outside: [[String: Any]] {
    guard let host else { return [] }
    var item: [String: Any] = [:]
    if let text = host.text, !text.isEmpty { item[PasteboardTypes.text] = text }
    for type in [PasteboardTypes.png, PasteboardTypes.jpeg] {
      if let data = host.data(forType: PasteboardTypes.mime(type)) { item[type] = data }
    }
    return item.isEmpty ? [] : [item]
  }

  /// Replaces everything by items. Values may be text, data, URLs, pictures and colours.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    own = items
    expires = options[.expirationDate] as? Date
    if options[.localOnly] as? Bool != true { tellHost(items) }
    changed()
  }

  /// Puts items behind those that are there.
  open func addItems(_ items: [[String: Any]]) {
    own = self.items + items
    tellHost(own ?? [])
    changed()
  }

  private func tellHost(_ items: [[String: Any]]) {
    guard let host else { return }
    let texts = items.compactMap(PasteboardTypes.text(of:))
    told = texts.joined(separator: "\n")
    host.text = texts.isEmpty ? nil : told
    for (type, value) in items.first ?? [:] where PasteboardTypes.mime(type) != "text/plain" {
      host.setData(PasteboardTypes.data(of: value, as: type), forType: PasteboardTypes.mime(type))
    }
  }

  /// Another program changed the clipboard.
  package func changedOutside() {
    if own != nil, let told, told == host?.text ?? "" { return }
    own = nil
    changed()
  }

  private func changed() {
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  // MARK: By type, of the first item

  /// The types of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// How many items there are.
  open var numberOfItems: Int { items.count }

  /// Whether an item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { PasteboardTypes.value(in: item, $0) != nil } }
  }

  /// Data of a type by one of the uniform type identifiers of text, pictures and URLs, or by its MIME name (`image/png`);
  /// of the first item.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    if let item = items.first, let value = PasteboardTypes.value(in: item, pasteboardType) {
      return PasteboardTypes.data(of: value, as: pasteboardType)
    }
    return own == nil ? host?.data(forType: PasteboardTypes.mime(pasteboardType)) : nil
  }

  /// The value of a type, as it was put there; of the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first.flatMap { PasteboardTypes.value(in: $0, pasteboardType) }
  }

  /// Puts data of a type into the first item, besides those of other types. Text replaces everything, as `string` does.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    if PasteboardTypes.mime(pasteboardType) == "text/plain" {
      string = String(decoding: data, as: UTF8.self)
    } else {
      setValue(data, forPasteboardType: pasteboardType)
    }
  }

  /// Puts a value of a type into the first item, besides those of other types.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    var items = items
    if items.isEmpty { items = [[:]] }
    items[0][PasteboardTypes.uniform(pasteboardType)] = value
    own = items
    host?.setData(
      PasteboardTypes.data(of: value, as: pasteboardType), forType: PasteboardTypes.mime(pasteboardType))
    changed()
  }
}
