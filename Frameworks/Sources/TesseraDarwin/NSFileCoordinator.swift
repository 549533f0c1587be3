import Foundation

/// Coordinates reads and writes of files within the process. Only the accesses of one process are coordinated here: another
/// program on a desktop coordinates none.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    public static let forUploading = ReadingOptions(rawValue: 8)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// The lock of all accesses. An accessor may coordinate another access on its thread.
  private static let accesses = NSRecursiveLock()
  private static let presenters = FilePresenters()

  private let lock = NSLock()
  private var isCancelled = false
  private weak var presenter: (any NSFilePresenter)?
  open var purposeIdentifier = UUID().uuidString

  /// Creates a coordinator for the accesses of a presenter, which is not told about them, or for nobody.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    presenter = filePresenterOrNil
    super.init()
  }

  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { presenters.add(filePresenter) }
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { presenters.remove(filePresenter) }
  open class var filePresenters: [any NSFilePresenter] { presenters.all }

  /// Cancels the accesses that have not begun. They report an error.
  open func cancel() { lock.withLock { isCancelled = true } }

  // MARK: Accesses

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor reader: (URL) -> Void
  ) { access(outError) { reader(resolved(url, options)) } }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor writer: (URL) -> Void
  ) {
    access(outError) { writer(url) }
    notify([(url, options)])
  }

  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    access(outError) { readerWriter(resolved(readingURL, readingOptions), writingURL) }
    notify([(writingURL, writingOptions)])
  }

  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor writer: (URL, URL) -> Void
  ) {
    access(outError) { writer(url1, url2) }
    notify([(url1, options1), (url2, options2)])
  }

  /// Calls a closure on a queue during an access to several files.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    nonisolated(unsafe) let intents = intents
    queue.addOperation { [self] in
      guard !lock.withLock({ isCancelled }) else { return accessor(CocoaError(.userCancelled)) }
      Self.accesses.withLock { accessor(nil) }
      notify(intents.compactMap { intent in intent.writingOptions.map { (intent.url, $0) } })
    }
  }

  /// Tells the presenters that an item has another URL.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    for presenter in Self.presenters.all(at: oldURL) where presenter !== self.presenter {
      presenter.presentedItemOperationQueue.addOperation { presenter.presentedItemDidMove(to: newURL) }
    }
  }
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}

  private func resolved(_ url: URL, _ options: ReadingOptions) -> URL {
    options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url
  }

  private func access(_ outError: UnsafeMutablePointer<NSError?>?, _ body: () -> Void) {
    guard !lock.withLock({ isCancelled }) else {
      outError?.pointee = CocoaError(.userCancelled) as NSError
      return
    }
    Self.accesses.withLock(body)
  }

  /// Tells the presenters of the files that they have changed.
  private func notify(_ changes: [(url: URL, options: WritingOptions)]) {
    guard !lock.withLock({ isCancelled }) else { return }
    for (url, options) in changes where !options.contains(.forMoving) {
      for presenter in Self.presenters.all(at: url) where presenter !== self.presenter {
        presenter.presentedItemOperationQueue.addOperation {
          if options.contains(.forDeleting) {
            presenter.accommodatePresentedItemDeletion { _ in }
          } else {
            presenter.presentedItemDidChange()
          }
        }
      }
    }
  }
}

/// A file of an access on a queue.
open class NSFileAccessIntent: NSObject {
  public let url: URL
  let writingOptions: NSFileCoordinator.WritingOptions?

  init(url: URL, writingOptions: NSFileCoordinator.WritingOptions?) {
    self.url = url
    self.writingOptions = writingOptions
    super.init()
  }

  open class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent {
    NSFileAccessIntent(
      url: options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url, writingOptions: nil)
  }
  open class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url: url, writingOptions: options) }
}

/// An object that shows a file and is told about the changes that a coordinator makes.
public protocol NSFilePresenter: NSObjectProtocol, Sendable {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
  func presentedItemDidChange()
  func presentedItemDidMove(to newURL: URL)
  func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

extension NSFilePresenter {
  public func presentedItemDidChange() {}
  public func presentedItemDidMove(to newURL: URL) {}
  public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
}

/// The presenters of the process, which are retained until they are removed.
private final class FilePresenters: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [any NSFilePresenter] = []

  var all: [any NSFilePresenter] { lock.withLock { list } }
  func add(_ presenter: any NSFilePresenter) { lock.withLock { list.append(presenter) } }
  func remove(_ presenter: any NSFilePresenter) { lock.withLock { list.removeAll { $0 === presenter } } }
  func all(at url: URL) -> [any NSFilePresenter] {
    all.filter { $0.presentedItemURL?.standardizedFileURL == url.standardizedFileURL }
  }
}
