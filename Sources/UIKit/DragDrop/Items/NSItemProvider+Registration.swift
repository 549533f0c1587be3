import Foundation

extension NSItemProvider {
  /// A closure that receives an item, or an error.
  public typealias CompletionHandler = (_ item: (any NSSecureCoding)?, _ error: (any Error)?) -> Void

  /// Creates a provider for an object that is converted to data of one type.
  ///
  /// - Parameters:
  ///   - item: Data, a string, or a URL. The data of a string is its text in UTF-8, that of a file's URL is the file's contents
  ///     unless the type is that of URLs, and that of another URL is its text. Other objects are archived. Without an item,
  ///     the provider has no data.
  ///   - typeIdentifier: The uniform type of the data, or `nil` for the type of the file that a URL names, or of the object.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    nonisolated(unsafe) let object = item
    var type = typeIdentifier
    if type == nil, let url = item as? NSURL {
      type =
        url.isFileURL
        ? UniformType.identifier(ofFileNamed: url.lastPathComponent ?? "") ?? "public.data" : UniformType.url
    }
    if type == nil, let writing = item as? any NSItemProviderWriting {
      registerObject(writing)
      for type in registeredTypeIdentifiers { keep(item, type: type) }
      return
    }
    let chosenType = type ?? "public.data"
    keep(item, type: chosenType)
    if let url = item as? NSURL, url.isFileURL {
      suggestedName = url.lastPathComponent
      if !UniformType.type(chosenType, conformsTo: UniformType.url) {
        register(chosenType, contentsOf: url as URL)
        return
      }
    }
    register(chosenType) { completion in completion(Self.data(of: object)) }
  }

  /// Returns the data of an item, or nil if it cannot be converted.
  private static func data(of item: any NSSecureCoding) -> Data? {
    switch item {
    case let data as NSData: data as Data
    case let text as NSString: Data(text.description.utf8)
    case let url as NSURL: Data(url.absoluteString.utf8)
    default: try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
    }
  }

  /// Registers an object with all types of data to which it can be converted.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - visibility: The applications that can load the data. The value is ignored.
  public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    registerObject(object)
  }

  /// Registers a class whose object is created when its data is loaded.
  ///
  /// - Parameters:
  ///   - aClass: The class. Its writable types are registered.
  ///   - visibility: The applications that can load the data. The value is ignored.
  ///   - loadHandler: A closure that creates the object and passes it, or an error, to its argument.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) ->
      Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error ?? Self.error(.itemUnavailableError)) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  /// Registers a file of a type that is created on demand.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type of the file's contents.
  ///   - fileOptions: The options of the file. The value is ignored: the contents are copied, up to 1 GB.
  ///   - visibility: The applications that can load the data. The value is ignored.
  ///   - loadHandler: A closure that is called on a background thread, creates the file and passes its URL, or an error, to its argument. The Boolean value says
  ///     whether the file is coordinated, and is ignored.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { completion in
      // The file may exist only until the handler's closure returns, so it is read there, and not on the main thread.
      DispatchQueue.global().async {
        _ = loadHandler { url, _, error in
          guard let url else { return completion(nil, error ?? Self.error(.itemUnavailableError)) }
          Self.read(url, completion)
        }
      }
      return nil
    }
  }

  /// Returns whether the provider has data of a type, or of a type that conforms to it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type.
  ///   - fileOptions: The options of files. The value is ignored.
  /// - Returns: `true` if a registered type is that type or conforms to it.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }

  /// Loads the item of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type.
  ///   - options: Options of the item. The value is ignored.
  ///   - completionHandler: A closure that is called on a background thread. It receives the object with which the provider was
  ///     created; for other data of a URL type an `NSURL`, and `NSData` for other types; or an error.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    nonisolated(unsafe) let handler = completionHandler
    if let item = item(conformingTo: typeIdentifier) {
      nonisolated(unsafe) let item = item
      DispatchQueue.global().async { handler?(item, nil) }
      return
    }
    let isURL = UniformType.type(typeIdentifier, conformsTo: UniformType.url)
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { handler?(nil, error); return }
      if isURL, let url = NSURL(string: String(decoding: data, as: UTF8.self)) {
        handler?(url, nil)
      } else {
        handler?(data as NSData, nil)
      }
    }
  }
}
