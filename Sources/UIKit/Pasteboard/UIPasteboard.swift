import CoreGraphics
import Foundation
import RuntimeInterface

/// The desktop's clipboard, or a private pasteboard.
///
/// A pasteboard contains items, each in one or several types. Within the application, all copied items and types are
/// available. Other applications receive the strings and URLs of all items, and the other types of the first item, under
/// their MIME types. Types without a MIME type keep their identifier. `docs/hosts.md` describes what each host supports.
@preconcurrency @MainActor open class UIPasteboard: NSObject, NamedPasteboard {
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

  /// A key of the options of `setItems(_:options:)`.
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

  /// The general pasteboard. This pasteboard is the desktop's clipboard, which all applications share.
  public static var general: UIPasteboard { shared.general }
  /// The host whose clipboard the general pasteboard uses. The frame loop sets it. The value is nil in applications
  /// without a host.
  static var host: (any RuntimeInterface.Host)? {
    get { shared.host }
    set {
      shared.host = newValue
      // Each host counts the changes of its clipboard independently, so the count of the previous host is discarded.
      shared.general.hostChangeCount = nil
    }
  }
  private static var shared: Registry { ApplicationContext.object(.pasteboards, Registry()) }

  /// Stores the pasteboards of the application and the host of the clipboard.
  @MainActor final class Registry {
    /// The host that provides the desktop's clipboard.
    fileprivate var host: (any RuntimeInterface.Host)?
    fileprivate let general = UIPasteboard(name: .general)
    fileprivate lazy var pasteboardsByName: [Name: UIPasteboard] = [.general: general]
  }

  /// Posted by a pasteboard when its content changes, including changes by another application.
  nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  /// Posted by a pasteboard when it is removed.
  nonisolated public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

  /// The key of the types that a change has added, in the user information of `changedNotification`. The value is an
  /// array of strings.
  nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The key of the types that a change has removed, in the user information of `changedNotification`. The value is an
  /// array of strings.
  nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

  /// The name that identifies the pasteboard in the application.
  public let name: Name
  /// The number of times that the content of the pasteboard has changed.
  open private(set) var changeCount = 0
  /// The items that this application has copied, or `nil` if another application has changed the clipboard since then.
  private var applicationItems: [[String: Any]]?
  private var expirationDate: Date?
  /// Indicates whether the items are unavailable to other applications.
  private var isLocalOnly = false
  /// The change count of the host's clipboard after this application's last change, or nil if there was no such change
  /// or another application has changed the clipboard since then. A report by the host with this change count is
  /// ignored.
  private var hostChangeCount: Int?

  private init(name: Name) {
    self.name = name
    super.init()
  }

  /// Returns the pasteboard with a name, or creates the pasteboard if there is none and `create` is `true`. Returns nil
  /// if there is none and `create` is `false`.
  static func named(_ name: Name, create: Bool) -> UIPasteboard? {
    if let existing = shared.pasteboardsByName[name] { return existing }
    guard create else { return nil }
    let pasteboard = UIPasteboard(name: name)
    shared.pasteboardsByName[name] = pasteboard
    return pasteboard
  }

  /// Creates a pasteboard with a unique name.
  ///
  /// - Returns: The pasteboard.
  public class func withUniqueName() -> UIPasteboard {
    let pasteboard = UIPasteboard(name: Name(UUID().uuidString))
    shared.pasteboardsByName[pasteboard.name] = pasteboard
    return pasteboard
  }

  /// Removes a private pasteboard. The desktop's clipboard cannot be removed.
  ///
  /// - Parameter pasteboardName: The name of the pasteboard.
  public class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general,
      let removedPasteboard = shared.pasteboardsByName.removeValue(forKey: pasteboardName)
    else { return }
    removedPasteboard.applicationItems = nil
    NotificationCenter.default.post(name: removedNotification, object: removedPasteboard)
  }

  var host: (any HostClipboard)? { name == .general ? Self.host?.clipboard : nil }

  /// The items, as dictionaries of values by type (`public.utf8-plain-text`, `public.png`, `public.url`, …). Setting
  /// the property replaces all items.
  ///
  /// If another application has copied the items, reading the property transfers all their data. The main thread waits
  /// for the data of each type, up to three seconds.
  open var items: [[String: Any]] {
    get {
      storedItems?.map { item in
        item.reduce(into: [:]) { result, entry in result[entry.key] = PasteboardTypes.value(in: item, entry.key) }
      } ?? items { _ in true }
    }
    set { setItems(newValue) }
  }

  /// The items that this application has copied, or `nil` if another application has changed the clipboard since then.
  /// Values may be instances of `ProvidedValue`.
  final var storedItems: [[String: Any]]? {
    if let expirationDate, expirationDate <= Date() {
      self.expirationDate = nil
      applicationItems = nil
      host?.setContents([])
    }
    return applicationItems
  }

  /// Returns the items. If another application has copied them, only the data of the types that a closure accepts is
  /// transferred.
  final func items(_ isIncluded: (String) -> Bool) -> [[String: Any]] {
    if let storedItems { return storedItems }
    guard let host, !isLocalOnly else { return [] }
    return PasteboardContent.items(of: host, isIncluded)
  }

  /// Replaces all items of the pasteboard.
  ///
  /// - Parameters:
  ///   - items: The new items. Their values can be strings, data, URLs, images and colors.
  ///   - options: Options that determine whether the items expire and whether other applications can read them.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    let oldTypes = knownTypes
    applicationItems = items
    expirationDate = options[.expirationDate] as? Date
    isLocalOnly = options[.localOnly] as? Bool ?? false
    updateHost(items)
    postChangeNotification(from: oldTypes)
  }

  /// Appends items to the pasteboard. The present items remain, even if another application has copied them.
  ///
  /// - Parameter items: The items to append.
  open func addItems(_ items: [[String: Any]]) {
    let oldTypes = knownTypes
    applicationItems = self.items { _ in true } + items
    updateHost(applicationItems ?? [])
    postChangeNotification(from: oldTypes)
  }

  private func updateHost(_ items: [[String: Any]]) {
    guard let host else { return }
    // Items that are local to the application are not passed to the host, and the clipboard becomes empty.
    host.setContents(isLocalOnly ? [] : PasteboardContent.representations(of: items))
    hostChangeCount = host.changeCount
  }

  /// Handles a change of the clipboard by another program.
  package func contentDidChangeByOtherProgram() {
    if applicationItems != nil, let hostChangeCount, hostChangeCount == host?.changeCount { return }
    let oldTypes = knownTypes
    applicationItems = nil
    isLocalOnly = false
    hostChangeCount = nil
    postChangeNotification(from: oldTypes)
  }

  /// The types of the items that this application has copied.
  private var knownTypes: Set<String> { Set((applicationItems ?? []).flatMap(\.keys)) }

  private func postChangeNotification(from oldTypes: Set<String>) {
    changeCount += 1
    let types = knownTypes
    var information: [String: Any] = [:]
    if !types.subtracting(oldTypes).isEmpty {
      information[Self.changedTypesAddedUserInfoKey] = types.subtracting(oldTypes).sorted()
    }
    if !oldTypes.subtracting(types).isEmpty {
      information[Self.changedTypesRemovedUserInfoKey] = oldTypes.subtracting(types).sorted()
    }
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self, userInfo: information.isEmpty ? nil : information)
  }

  // MARK: Values of the first item by type

  /// The types of the first item. The types of an item of this application are in alphabetical order.
  open var types: [String] {
    if let storedItems { return storedItems.first.map { $0.keys.sorted() } ?? [] }
    guard let host else { return [] }
    return PasteboardContent.types(of: host)
  }

  /// The number of items in the pasteboard. The content that another application has copied is one item, unless it is a list of URLs or the
  /// application uses Tessera.
  open var numberOfItems: Int {
    if let storedItems { return storedItems.count }
    // Only a list of URLs, or a copy by another Tessera program, has several items.
    let urlItems = items { UniformType.type($0, conformsTo: PasteboardTypes.url) }
    return urlItems.isEmpty ? (types.isEmpty ? 0 : 1) : urlItems.count
  }

  /// Returns a Boolean value that indicates whether an item has a value of one of several types.
  ///
  /// - Parameter pasteboardTypes: Uniform type identifiers or MIME types.
  /// - Returns: `true` if there is an item with one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    if let storedItems {
      return storedItems.contains { item in pasteboardTypes.contains { PasteboardTypes.hasValue(in: item, $0) } }
    }
    let availableTypes = types
    return pasteboardTypes.contains { availableTypes.contains(UniformType.identifier(for: $0)) }
  }

  /// Returns the data of a type in the first item.
  ///
  /// - Parameter pasteboardType: A uniform type identifier, or a MIME type (`image/png`).
  /// - Returns: The data, or nil if the first item has no value of this type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    if let storedItems {
      let value = storedItems.first.flatMap { PasteboardTypes.value(in: $0, pasteboardType) }
      return value.flatMap { PasteboardTypes.data(of: $0, as: pasteboardType) }
    }
    return host?.data(forType: UniformType.mimeType(for: pasteboardType))
  }

  /// Returns the value of a type in the first item.
  ///
  /// - Parameter pasteboardType: A uniform type identifier or a MIME type.
  /// - Returns: The value, or nil if the first item has no value of this type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    let type = UniformType.identifier(for: pasteboardType)
    return items { $0 == type }.first.flatMap { PasteboardTypes.value(in: $0, pasteboardType) }
  }

  /// Sets the data of a type in the first item. Data of other types does not change. Setting text replaces all items,
  /// like setting `string`.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - pasteboardType: A uniform type identifier or a MIME type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    if UniformType.mimeType(for: pasteboardType) == "text/plain" {
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
    let oldTypes = knownTypes
    var items = items { _ in true }
    if items.isEmpty { items = [[:]] }
    items[0][UniformType.identifier(for: pasteboardType)] = value
    applicationItems = items
    updateHost(items)
    postChangeNotification(from: oldTypes)
  }
}
