import CoreGraphics
import Foundation

/// Carries one item through a drag or a paste: the same thing in one or several types of data, made when somebody asks.
///
/// Foundation on Linux has no such class. This one keeps to what drag and drop needs: objects that read and write
/// themselves, and data by type. It may be used from any thread; completions come on a background thread.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Makes the data of a type and hands it over.
  typealias Loader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// How the item wants to be shown where it arrives.
  public enum PreferredPresentationStyle: Int, Sendable {
    /// The receiver decides.
    case unspecified = 0
    /// In the text, if that can be.
    case inline = 1
    /// Beside the text, as a file of its own.
    case attachment = 2
  }

  /// What can go wrong, as `NSError.code` in `errorDomain`.
  public enum ErrorCode: Int, Sendable {
    /// Something else went wrong.
    case unknownError = -1
    /// The data could not be had.
    case itemUnavailableError = -1000
    /// The data is not of the class that was asked for.
    case unexpectedValueClassError = -1100
    /// The data cannot be turned into the class that was asked for.
    case unavailableCoercionError = -1200
  }

  /// The domain of an item provider's errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  private let lock = NSLock()
  private var types: [String] = []
  private var loaders: [String: Loader] = [:]

  /// What the item would be called as a file, without path. Default nil.
  open var suggestedName: String?
  /// The size at which the item wants to be shown, points. Default zero: none.
  open var preferredPresentationSize = CGSize.zero
  /// How the item wants to be shown. Default unspecified.
  open var preferredPresentationStyle = PreferredPresentationStyle.unspecified
  /// Data that only programs of the same maker are to see. There is one program in a drag here: kept as it is.
  open var teamData: Data?

  /// A provider without anything; register something.
  public override init() { super.init() }

  /// A provider of an object in all types that it can be written as.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    let object = Carried(object)
    for type in Swift.type(of: object.value).writableTypeIdentifiersForItemProvider {
      register(type) { completion in
        object.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// A provider of a file: of its address, and of its contents, up to 1 GB, where its type is known by its name. Nil for
  /// no file's address.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    // Foundation has no path for bytes that are not UTF-8.
    self.init(object: fileURL.path.isEmpty ? fileURL as NSURL : NSURL(fileURLWithPath: fileURL.path))
    let name = FilePath(fileURL).name.description
    suggestedName = name
    guard let type = UniformType.ofFile(named: name) else { return }
    register(type) { completion in
      DispatchQueue.global().async {
        do {
          completion(try RegularFile(FilePath(fileURL)).contents(limit: 1 << 30), nil)
        } catch {
          completion(nil, error)
        }
      }
      return nil
    }
  }

  /// Registers data of a type, which `loadHandler` makes when it is asked for.
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

  // MARK: What there is

  /// The types that were registered, in that order.
  open var registeredTypeIdentifiers: [String] {
    lock.lock()
    defer { lock.unlock() }
    return types
  }

  /// Whether there is data of that type or of one that is a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { UniformType.type($0, conformsTo: typeIdentifier) }
  }

  /// Whether an object of that class can be made of it.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { match(aClass) != nil }

  /// Whether a value of that type can be made of it.
  open func canLoadObject<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    match(T._ObjectiveCType.self) != nil
  }

  /// The registered type, and the type that the class reads it as.
  private func match(_ aClass: any NSItemProviderReading.Type) -> (registered: String, read: String)? {
    let registered = registeredTypeIdentifiers
    for wanted in aClass.readableTypeIdentifiersForItemProvider {
      for type in registered where UniformType.type(type, conformsTo: wanted) { return (type, wanted) }
    }
    return nil
  }

  // MARK: Loading

  /// Makes the data of a type and hands it to `completionHandler` on a background thread.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let type = registeredTypeIdentifiers.first { UniformType.type($0, conformsTo: typeIdentifier) }
    return load(type, completionHandler)
  }

  /// Makes an object of a class and hands it to `completionHandler` on a background thread: nil and an error where that
  /// cannot be done.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let match = match(aClass)
    nonisolated(unsafe) let aClass = aClass
    return load(match?.registered) { data, error in
      guard let data, let match else { return completionHandler(nil, error ?? Self.error(.unavailableCoercionError)) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: match.read), nil)
      } catch { completionHandler(nil, error) }
    }
  }

  /// The same for a value type that has a class, as `String` and `URL` have.
  @discardableResult
  open func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    let delivery = Delivery { object, error in
      var value: T?
      if let object = object as? T._ObjectiveCType { _ = T._conditionallyBridgeFromObjectiveC(object, result: &value) }
      completionHandler(value, value == nil ? error ?? Self.error(.unexpectedValueClassError) : nil)
    }
    return loadObject(ofClass: T._ObjectiveCType.self) { object, error in delivery.run(object, error) }
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

  /// Hands a loaded object on, once, on the thread of the load.
  private struct Delivery: @unchecked Sendable {
    let run: ((any NSItemProviderReading)?, (any Error)?) -> Void
  }

  /// An object that is handed from one thread to another, one at a time.
  private struct Carried: @unchecked Sendable {
    let value: any NSItemProviderWriting
    init(_ value: any NSItemProviderWriting) { self.value = value }
  }
}

/// Which programs see a representation. All programs of a drag here are this one: no difference.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every application.
  case all = 0
  /// Applications of the same developer.
  case team = 1
  /// Applications of the same group.
  case group = 2
  /// This application alone.
  case ownProcess = 3
}
