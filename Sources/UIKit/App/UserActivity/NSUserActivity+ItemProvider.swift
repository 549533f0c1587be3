import Foundation
import PropertyListReading

extension NSUserActivity: NSItemProviderReading, NSItemProviderWriting {
  /// The uniform type of an activity that is dragged within the application.
  private static let type = "com.apple.uikit.useractivity"

  /// The uniform type identifiers of the data from which an activity can be created.
  public static var readableTypeIdentifiersForItemProvider: [String] { [type] }
  /// The uniform type identifiers of the representations that an activity can provide.
  public static var writableTypeIdentifiersForItemProvider: [String] { [type] }

  /// Creates an activity from data.
  ///
  /// Archived objects in the user info are left out, because another program may have offered the data. Apple's list of types for
  /// it contains none.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: One of the readable types.
  /// - Returns: The activity.
  /// - Throws: An error if the data is not that of an activity, or if the activity has expired.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let entry = BinaryPropertyList.contents(of: data) as? [String: Any],
      let activity = SessionArchive.decode(entry, readsArchives: false) as? Self
    else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return activity
  }

  /// Passes the activity as data to a closure.
  ///
  /// The delegate of the activity updates it first, on the main thread. If the method is called there, the closure is called before
  /// the method returns.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of the writable types.
  ///   - completionHandler: A closure that receives the data.
  /// - Returns: Always `nil`.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let encode: @Sendable () -> Void = {
      do {
        let entry = SessionArchive.encode(self)
        completionHandler(try PropertyListSerialization.data(fromPropertyList: entry, format: .binary, options: 0), nil)
      } catch { completionHandler(nil, error) }
    }
    if Thread.isMainThread { encode() } else { DispatchQueue.main.async(execute: encode) }
    return nil
  }
}
