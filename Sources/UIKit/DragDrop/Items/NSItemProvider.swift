import CoreGraphics
import Foundation

/// An object that transfers an item in a drag or through the pasteboard. The item's data is available in one or several
/// types, and is created on demand.
///
/// Foundation on Linux has no such class. Tessera's class supports what drag and drop needs: data by type, and objects
/// that convert themselves from and to data. You can use an item provider from any thread. Completion handlers are
/// called on a background thread.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// A closure that loads the data of a type. The closure passes the data or an error to the completion handler that it receives,
  /// and returns the progress of loading, or `nil` if it does not report progress.
  typealias Loader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// Constants that specify how a destination preferably presents an item.
  public enum PreferredPresentationStyle: Int, Sendable {
    /// The destination determines the presentation.
    case unspecified = 0
    /// The item is presented within the text, if that is possible.
    case inline = 1
    /// The item is presented outside of the text, as a file.
    case attachment = 2
  }

  /// Constants that specify the code of an item provider's error, which is `NSError.code` in `errorDomain`.
  public enum ErrorCode: Int, Sendable {
    /// An error that has no other code.
    case unknownError = -1
    /// The data is unavailable.
    case itemUnavailableError = -1000
    /// The item does not provide data from which an object of the requested class can be created.
    case unexpectedValueClassError = -1100
    /// The data cannot be converted to the requested class.
    case unavailableCoercionError = -1200
  }

  /// The domain of an item provider's errors, as `NSError.domain`. The codes are the values of `ErrorCode`.
  public static let errorDomain = "NSItemProviderErrorDomain"

  private let lock = NSLock()
  private var types: [String] = []
  private var loaders: [String: Loader] = [:]
  /// The objects with which the provider was created, by their types.
  private var items: [String: any NSSecureCoding] = [:]

  /// The file name that the item suggests, without a path. The default is `nil`.
  open var suggestedName: String?
  /// The preferred size of the item at its destination, in points. The default is zero, which means no preference.
  open var preferredPresentationSize = CGSize.zero
  /// The preferred presentation of the item at its destination. The default is `unspecified`.
  open var preferredPresentationStyle = PreferredPresentationStyle.unspecified
  /// Data for applications of the same developer. The value has no effect in Tessera. The default is `nil`.
  open var teamData: Data?

  /// Creates a provider without data. Register its representations before it is used.
  public override init() { super.init() }

  /// Creates a provider for an object, with all types of data to which the object can be converted.
  ///
  /// - Parameter object: The object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object)
  }

  /// Registers an object with all types of data to which it can be converted.
  func registerObject(_ object: any NSItemProviderWriting) {
    let object = SendableBox(object)
    for type in Swift.type(of: object.value).writableTypeIdentifiersForItemProvider {
      register(type) { completion in
        object.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Registers data of a given type. The closure `load` creates the data on demand and passes the data, or nil if it is
  /// unavailable, to its argument.
  func register(_ type: String, _ load: @escaping @Sendable (@escaping @Sendable (Data?) -> Void) -> Void) {
    register(type) { (completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? in
      load { completion($0, $0 == nil ? Self.error(.itemUnavailableError) : nil) }
      return nil
    }
  }

  /// Creates a provider for a file's URL. If the file's type is known from its name, the provider also contains the
  /// file's contents, up to 1 GB.
  ///
  /// - Parameter fileURL: The URL of the file. The initializer fails for other URLs.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    // Foundation has no path for names that are not UTF-8.
    self.init(object: fileURL.path.isEmpty ? fileURL as NSURL : NSURL(fileURLWithPath: fileURL.path))
    let name = FilePath(fileURL).name.description
    suggestedName = name
    guard let type = UniformType.identifier(ofFileNamed: name) else { return }
    register(type, contentsOf: fileURL)
  }

  /// Registers the contents of a file, which are read on a background thread.
  func register(_ type: String, contentsOf fileURL: URL) {
    register(type) { completion in
      DispatchQueue.global().async { Self.read(fileURL, completion) }
      return nil
    }
  }

  /// Passes the contents of a regular file of up to 1 GB to a closure, before the method returns.
  static func read(_ fileURL: URL, _ completion: @Sendable (Data?, (any Error)?) -> Void) {
    do {
      completion(try RegularFile(FilePath(fileURL)).contents(limit: 1 << 30), nil)
    } catch {
      completion(nil, error)
    }
  }

  /// Registers data of a type that is created on demand.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type of the data.
  ///   - visibility: The applications that can load the data. The value is ignored.
  ///   - loadHandler: A closure that creates the data and passes it, or an error, to its argument.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(typeIdentifier, loadHandler)
  }

  private func register(_ type: String, _ loader: @escaping Loader) {
    lock.lock()
    if loaders[type] == nil { types.append(type) }
    loaders[type] = loader
    lock.unlock()
  }

  /// Keeps an object that is passed on as it is.
  func keep(_ item: any NSSecureCoding, type: String) {
    lock.lock()
    items[type] = item
    lock.unlock()
  }

  /// Returns the object with which the provider was created if its type conforms to another one.
  func item(conformingTo typeIdentifier: String) -> (any NSSecureCoding)? {
    lock.lock()
    defer { lock.unlock() }
    return types.lazy.compactMap {
      self.items[$0] != nil && UniformType.type($0, conformsTo: typeIdentifier) ? self.items[$0] : nil
    }.first
  }

  // MARK: Available types

  /// The uniform type identifiers of the registered data, in the order of their registration.
  open var registeredTypeIdentifiers: [String] {
    lock.lock()
    defer { lock.unlock() }
    return types
  }

  /// Returns whether the provider has data of a type, or of a type that conforms to it.
  ///
  /// - Parameter typeIdentifier: The uniform type.
  /// - Returns: `true` if a registered type is that type or conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { UniformType.type($0, conformsTo: typeIdentifier) }
  }

  /// Returns whether an object of a class can be created from the data.
  ///
  /// - Parameter aClass: The class.
  /// - Returns: `true` if one of its readable types is available.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { matchingTypes(aClass) != nil }

  /// Returns whether a value of a type can be created from the data.
  ///
  /// - Parameter ofClass: The type, which is bridged to a class, such as `String` or `URL`.
  /// - Returns: `true` if one of the readable types of its class is available.
  open func canLoadObject<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    matchingTypes(T._ObjectiveCType.self) != nil
  }

  /// Returns the type identifier of registered data that a class can read, and the type identifier under which the
  /// class reads it. Returns `nil` if there is none.
  private func matchingTypes(_ aClass: any NSItemProviderReading.Type) -> (registered: String, read: String)? {
    let registeredTypes = registeredTypeIdentifiers
    for readableType in aClass.readableTypeIdentifiersForItemProvider {
      for type in registeredTypes where UniformType.type(type, conformsTo: readableType) { return (type, readableType) }
    }
    return nil
  }

  // MARK: Loading

  /// Loads the data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type.
  ///   - completionHandler: A closure that is called on a background thread with the data, or with an error.
  /// - Returns: The progress of loading.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let type = registeredTypeIdentifiers.first { UniformType.type($0, conformsTo: typeIdentifier) }
    return load(type, completionHandler)
  }

  /// Loads the data and creates an object of a class from it.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completionHandler: A closure that is called on a background thread with the object, or with an error.
  /// - Returns: The progress of loading.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let matchingTypes = matchingTypes(aClass)
    nonisolated(unsafe) let aClass = aClass
    return load(matchingTypes?.registered) { data, error in
      guard let data, let matchingTypes else {
        return completionHandler(nil, error ?? Self.error(.unavailableCoercionError))
      }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: matchingTypes.read), nil)
      } catch { completionHandler(nil, error) }
    }
  }

  /// Loads the data and creates a value of a type that is bridged to a class, such as `String` or `URL`.
  ///
  /// - Parameters:
  ///   - ofClass: The type.
  ///   - completionHandler: A closure that is called on a background thread with the value, or with an error.
  /// - Returns: The progress of loading.
  @discardableResult
  open func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    let completion = ObjectHandler { object, error in
      var value: T?
      if let object = object as? T._ObjectiveCType { _ = T._conditionallyBridgeFromObjectiveC(object, result: &value) }
      completionHandler(value, value == nil ? error ?? Self.error(.unexpectedValueClassError) : nil)
    }
    return loadObject(ofClass: T._ObjectiveCType.self) { object, error in completion.run(object, error) }
  }

  private func load(_ type: String?, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress {
    lock.lock()
    let loader = type.flatMap { loaders[$0] }
    lock.unlock()
    let progress = Progress(totalUnitCount: 1)
    guard let loader else {
      DispatchQueue.global().async { completion(nil, Self.error(.itemUnavailableError)) }
      return progress
    }
    _ = loader { data, error in
      DispatchQueue.global().async {
        progress.completedUnitCount = 1
        completion(data, error)
      }
    }
    return progress
  }

  static func error(_ code: ErrorCode) -> any Error { NSError(domain: errorDomain, code: code.rawValue) }

  /// A completion handler that is called once with a loaded object, on the thread that loaded the object.
  private struct ObjectHandler: @unchecked Sendable {
    let run: ((any NSItemProviderReading)?, (any Error)?) -> Void
  }

  /// A wrapper for an object that is passed between threads. Only one thread uses the object at a time.
  private struct SendableBox: @unchecked Sendable {
    let value: any NSItemProviderWriting
    init(_ value: any NSItemProviderWriting) { self.value = value }
  }
}
