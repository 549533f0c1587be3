import Foundation

/// An object that shows a file or a folder, and that takes part in the accesses to it that a file coordinator coordinates.
///
/// All methods are called on the presenter's operation queue. If that is the queue on which the access was requested, they are
/// called directly, because the queue may wait for the access. If a method receives a closure, the access waits until the presenter
/// calls it. All methods have default implementations, which call the closure.
public protocol NSFilePresenter: NSObjectProtocol, Sendable {
  /// The URL of the file or folder, or nil if it does not exist yet.
  var presentedItemURL: URL? { get }
  /// The queue on which the presenter's methods are called. It must not be blocked while the presenter waits for a coordinated
  /// access.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Prepares the presenter for another object that reads the item.
  ///
  /// - Parameter reader: A closure that lets the reader begin. Its argument is a closure that is called when the reader has
  ///   finished, or nil.
  func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Prepares the presenter for another object that writes the item.
  ///
  /// - Parameter writer: A closure that lets the writer begin. Its argument is a closure that is called when the writer has
  ///   finished, or nil.
  func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Saves the changes of the presenter, because another object reads the item, or writes it with the option `forMerging`.
  ///
  /// - Parameter completionHandler: A closure that lets the access begin. With an error, the access fails with that error.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Prepares the presenter for the deletion or the replacement of the item or of a folder that contains it.
  ///
  /// - Parameter completionHandler: A closure that lets the access begin. With an error, the access fails with that error.
  func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Prepares the presenter of a file package for the deletion or the replacement of an item in the package.
  ///
  /// - Parameters:
  ///   - url: The URL of the item.
  ///   - completionHandler: A closure that lets the access begin. With an error, the access fails with that error.
  func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Reports that a writer has changed the item.
  func presentedItemDidChange()
  /// Reports that the item, or a folder that contains it, has moved.
  ///
  /// - Parameter newURL: The new URL of the item.
  func presentedItemDidMove(to newURL: URL)
  /// Reports that a writer has changed an item in the presented folder. By default, calls `presentedItemDidChange()` if the
  /// folder is a file package.
  ///
  /// - Parameter url: The URL of the item.
  func presentedSubitemDidChange(at url: URL)
  /// Reports that an item in the presented folder has moved.
  ///
  /// - Parameters:
  ///   - oldURL: The previous URL of the item.
  ///   - newURL: The new URL of the item.
  func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
}

extension NSFilePresenter {
  /// Lets the reader begin, without a notification when it has finished.
  ///
  /// - Parameter reader: A closure that lets the reader begin.
  public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
    reader(nil)
  }
  /// Lets the writer begin, without a notification when it has finished.
  ///
  /// - Parameter writer: A closure that lets the writer begin.
  public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
    writer(nil)
  }
  /// Lets the access begin, because there are no changes to save.
  ///
  /// - Parameter completionHandler: A closure that lets the access begin.
  public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// Lets the access begin.
  ///
  /// - Parameter completionHandler: A closure that lets the access begin.
  public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// Lets the access begin.
  ///
  /// - Parameters:
  ///   - url: The URL of the item.
  ///   - completionHandler: A closure that lets the access begin.
  public func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
  /// Does nothing.
  public func presentedItemDidChange() {}
  /// Does nothing.
  ///
  /// - Parameter newURL: The new URL of the item.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Calls `presentedItemDidChange()` if the presented folder is a file package.
  ///
  /// - Parameter url: The URL of the item.
  public func presentedSubitemDidChange(at url: URL) {
    if let folder = presentedItemURL, FilePath.isPackage(folder.lastPathComponent) { presentedItemDidChange() }
  }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - oldURL: The previous URL of the item.
  ///   - newURL: The new URL of the item.
  public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
}
