import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// The types that it can be made from, the best first.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UniformType.text, "public.text"] }
  /// The types that it can be given as, the best first.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UniformType.text] }

  /// Made from data of one of the readable types; throws where the data says something else.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let made = NSString(string: text) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return made
  }

  /// Its data in one of the writable types, at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The types that it can be made from, the best first.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UniformType.url] }
  /// The types that it can be given as, the best first.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UniformType.fileURL, UniformType.url] }

  /// Made from data of one of the readable types; throws where the data says something else.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let made = NSURL(string: text) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return made
  }

  /// Its data in one of the writable types, at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The types that it can be made from, the best first.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UniformType.png, UniformType.jpeg, "public.image"]
  }
  /// The types that it can be given as, the best first.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UniformType.png, UniformType.jpeg] }

  /// Made from data of one of the readable types; throws where the data says something else.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = UIImage(data: data) as? Self else { throw NSItemProvider.error(.unexpectedValueClassError) }
    return made
  }

  /// Its data in one of the writable types, at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == UniformType.jpeg ? jpegData(compressionQuality: 0.9) : pngData()
    completionHandler(data, data == nil ? NSItemProvider.error(.itemUnavailableError) : nil)
    return nil
  }
}
