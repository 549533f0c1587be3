import CoreGraphics
import Foundation
import RuntimeInterface

/// The desktop's clipboard, or a private pasteboard.
///
/// A pasteboard contains items, each in one or several types. Within the application, all copied items and types are
/// available. Other applications receive the strings of all items, joined by line breaks. They also receive the image
/// and the data of the first item if the desktop supports them.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// A name that identifies a pasteboard in the application. The general pasteboard has a name of its own.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a string, such as `com.example.shapes`.
    public let rawValue: String

    /// Creates a name from a string.
    ///
    /// - Parameter rawValue: The string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name from a string, without an argument label.
    ///
    /// - Parameter rawValue: The string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the general pasteboard, which is the desktop's clipboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The keys of the options of `setItems(_:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key as a string.
    public let rawValue: String

    /// Creates a key from its name.
    ///
    /// - Parameter rawValue: The name of the key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key for the date (`Date`) at which the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")

    /// The key for a `Bool` that determines whether the items are unavailable to other applications.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The general pasteboard. It is the desktop's clipboard, which all applications share.
  public static var general: UIPasteboard { shared.general }
  /// The host whose clipboard the general pasteboard uses. The frame loop sets it. The value is nil in applications
  /// without a host.
  static var host: (any RuntimeInterface.Host)? {
    get { shared.host }
    set { shared.host = newValue }
  }
  private static var shared: Registry { ApplicationContext.object(.pasteboards, Registry()) }

  /// Stores the pasteboards of the application and the host of the clipboard.
  @MainActor final class Registry {
    /// The host that provides the desktop's clipboard.
    fileprivate var host: (any RuntimeInterface.Host)?
    fileprivate let general = UIPasteboard(name: .general)
    fileprivate lazy var named: [Name: UIPasteboard] = [.general: general]
  }

  /// Posted by a pasteboard when its content changes, including changes by another application.
  nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  /// Posted by a pasteboard when it is removed.
  nonisolated public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

  /// The name that identifies the pasteboard.
  public let name: Name
  /// The number of times that the content of the pasteboard has changed.
  open private(set) var changeCount = 0
  /// The items that this application has copied, or `nil` if another application has copied since then.
  private var applicationItems: [[String: Any]]?
  private var expires: Date?
  /// The text that this application last wrote to the clipboard, or nil. When the desktop reports this text as a
  /// change, the report is ignored.
  private var lastHostText: String?

  private init(name: Name) {
    self.name = name
    super.init()
  }

  /// Returns the pasteboard with a name, or creates it. The result is nil if there is none and `create` is `false`.
  ///
  /// A second pasteboard with the same name has the same items at first and is independent of the first one afterwards.
  /// Retain the first one and use it.
  ///
  /// - Parameters:
  ///   - pasteboardName: The name of the pasteboard.
  ///   - create: `true` to create the pasteboard if there is none.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || UIPasteboard.shared.named[pasteboardName] != nil else { return nil }
    self.init(name: pasteboardName)
    applicationItems = UIPasteboard.shared.named[pasteboardName]?.applicationItems
    UIPasteboard.shared.named[pasteboardName] = self
  }

  /// Creates a pasteboard with a unique name.
  ///
  /// - Returns: The pasteboard.
  public class func withUniqueName() -> UIPasteboard {
    let pasteboard = UIPasteboard(name: Name(UUID().uuidString))
    shared.named[pasteboard.name] = pasteboard
    return pasteboard
  }

  /// Removes a private pasteboard. The desktop's clipboard cannot be removed.
  ///
  /// - Parameter pasteboardName: The name of the pasteboard.
  public class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general, let removed = shared.named.removeValue(forKey: pasteboardName) else { return }
    removed.applicationItems = nil
    NotificationCenter.default.post(name: removedNotification, object: removed)
  }

  var host: (any HostClipboard)? { name == .general ? Self.host?.clipboard : nil }

  /// The items, as dictionaries of values by type (`public.utf8-plain-text`, `public.png`, `public.url`, …). Setting it
  /// replaces all items.
  open var items: [[String: Any]] {
    get {
      if let expires, expires <= Date() {
        self.expires = nil
        applicationItems = nil
      }
      return applicationItems ?? outside
    }
    set { setItems(newValue) }
  }

  /// The items of the clipboard that another application has copied.
  private var outside: [[String: Any]] {
    guard let host else { return [] }
    var item: [String: Any] = [:]
    if let text = host.text, !text.isEmpty { item[PasteboardTypes.text] = text }
    for type in [PasteboardTypes.png, PasteboardTypes.jpeg] {
      if let data = host.data(forType: PasteboardTypes.mime(type)) { item[type] = data }
    }
    return item.isEmpty ? [] : [item]
  }

  /// Replaces all items of the pasteboard.
  ///
  /// - Parameters:
  ///   - items: The new items. Their values can be strings, data, URLs, images and colors.
  ///   - options: Options that determine whether the items expire and whether other applications can read them.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    applicationItems = items
    expires = options[.expirationDate] as? Date
    if options[.localOnly] as? Bool != true { updateHost(items) }
    changed()
  }

  /// Appends items to the pasteboard.
  ///
  /// - Parameter items: The items to append.
  open func addItems(_ items: [[String: Any]]) {
    applicationItems = self.items + items
    updateHost(applicationItems ?? [])
    changed()
  }

  private func updateHost(_ items: [[String: Any]]) {
    guard let host else { return }
    let texts = items.compactMap(PasteboardTypes.text(of:))
    lastHostText = texts.joined(separator: "\n")
    host.text = texts.isEmpty ? nil : lastHostText
    for (type, value) in items.first ?? [:] where PasteboardTypes.mime(type) != "text/plain" {
      host.setData(PasteboardTypes.data(of: value, as: type), forType: PasteboardTypes.mime(type))
    }
  }

  /// Handles a change of the clipboard by another application.
  package func changedByOtherProgram() {
    if applicationItems != nil, let lastHostText, lastHostText == host?.text ?? "" { return }
    applicationItems = nil
    changed()
  }

  private func changed() {
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  // MARK: Values of the first item by type

  /// The types of the first item, in alphabetical order.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// The number of items in the pasteboard.
  open var numberOfItems: Int { items.count }

  /// Returns a Boolean value that indicates whether an item has a value of one of several types.
  ///
  /// - Parameter pasteboardTypes: Uniform type identifiers or MIME types.
  /// - Returns: `true` if there is an item with one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { PasteboardTypes.value(in: item, $0) != nil } }
  }

  /// Returns the data of a type in the first item.
  ///
  /// - Parameter pasteboardType: A uniform type identifier for text, images or URLs, or a MIME type (`image/png`).
  /// - Returns: The data, or nil if the first item has no value of this type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    if let item = items.first, let value = PasteboardTypes.value(in: item, pasteboardType) {
      return PasteboardTypes.data(of: value, as: pasteboardType)
    }
    return applicationItems == nil ? host?.data(forType: PasteboardTypes.mime(pasteboardType)) : nil
  }

  /// Returns the value of a type in the first item.
  ///
  /// - Parameter pasteboardType: A uniform type identifier or a MIME type.
  /// - Returns: The value, or nil if the first item has no value of this type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first.flatMap { PasteboardTypes.value(in: $0, pasteboardType) }
  }

  /// Sets the data of a type in the first item. Data of other types does not change. Text replaces all items, as for
  /// `string`.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - pasteboardType: A uniform type identifier or a MIME type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    if PasteboardTypes.mime(pasteboardType) == "text/plain" {
      string = String(decoding: data, as: UTF8.self)
    } else {
      setValue(data, forPasteboardType: pasteboardType)
    }
  }

  /// Sets the value of a type in the first item. Values of other types do not change.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - pasteboardType: A uniform type identifier or a MIME type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    var items = items
    if items.isEmpty { items = [[:]] }
    items[0][PasteboardTypes.uniform(pasteboardType)] = value
    applicationItems = items
    host?.setData(
      PasteboardTypes.data(of: value, as: pasteboardType), forType: PasteboardTypes.mime(pasteboardType))
    changed()
  }
}
