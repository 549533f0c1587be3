import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// The uniform type identifiers of the data from which a string can be created, in the order of preference.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UniformType.text, "public.text"] }
  /// The uniform type identifiers of the representations that a string can provide, in the order of preference.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UniformType.text] }

  /// Creates a string from data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: One of the readable types.
  /// - Returns: The string.
  /// - Throws: An error if the data is not UTF-8 text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let result = NSString(string: text) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return result
  }

  /// Passes the string as data to a closure. The closure is called before the method returns.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of the writable types.
  ///   - completionHandler: A closure that receives the data.
  /// - Returns: Always `nil`.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The uniform type identifiers of the data from which a URL can be created, in the order of preference.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UniformType.url] }
  /// The uniform type identifiers of the representations that a URL can provide, in the order of preference.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UniformType.fileURL, UniformType.url] }

  /// Creates a URL from data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: One of the readable types.
  /// - Returns: The URL.
  /// - Throws: An error if the data is not a URL in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let result = NSURL(string: text) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return result
  }

  /// Passes the URL as data to a closure. The closure is called before the method returns.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of the writable types.
  ///   - completionHandler: A closure that receives the data.
  /// - Returns: Always `nil`.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The uniform type identifiers of the data from which an image can be created, in the order of preference.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UniformType.png, UniformType.jpeg, "public.image"]
  }
  /// The uniform type identifiers of the representations that an image can provide, in the order of preference.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UniformType.png, UniformType.jpeg] }

  /// Creates an image from data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: One of the readable types.
  /// - Returns: The image.
  /// - Throws: An error if the data cannot be decoded.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else { throw NSItemProvider.error(.unexpectedValueClassError) }
    return image
  }

  /// Passes the image as data to a closure. The closure is called before the method returns.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of the writable types.
  ///   - completionHandler: A closure that receives the data, or an error if the image cannot be encoded.
  /// - Returns: Always `nil`.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == UniformType.jpeg ? jpegData(compressionQuality: 0.9) : pngData()
    completionHandler(data, data == nil ? NSItemProvider.error(.itemUnavailableError) : nil)
    return nil
  }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// The uniform type identifier of the data from which a color can be created.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UniformType.color] }
  /// The uniform type identifier of the data that a color can provide.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UniformType.color] }

  /// Creates a color from data.
  ///
  /// - Parameters:
  ///   - data: The data, which is the archive of a color.
  ///   - typeIdentifier: The readable type.
  /// - Returns: The color.
  /// - Throws: An error if the data cannot be decoded.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let color = ArchiveReader.object(UIColor.self, from: data) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return color
  }

  /// Passes the archive of the color to a closure. The closure is called before the method returns.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The writable type.
  ///   - completionHandler: A closure that receives the data, or an error if the color cannot be archived.
  /// - Returns: Always `nil`.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    do {
      completionHandler(try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }
}
