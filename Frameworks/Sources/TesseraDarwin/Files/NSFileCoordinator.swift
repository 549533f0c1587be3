import Foundation

/// Coordinates reads and writes of files within the process: an accessor waits for others of the same file, and for the
/// presenters of the file.
///
/// Only the accesses of one process are coordinated here. Other programs on a desktop coordinate none.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// Options for reading a file.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options.
    ///
    /// - Parameter rawValue: The bits of the options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Presenters do not save their changes before the access.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// The accessor receives the URL of the file to which a symbolic link refers.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// An option that has no effect, because all files are on this machine.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// An option that has no effect: the accessor receives the URL of the file itself.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }
  /// Options for writing a file. Without any, the access changes the file.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options.
    ///
    /// - Parameter rawValue: The bits of the options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The access deletes the file or the folder with its contents.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The access moves the file or the folder with its contents.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Presenters save their changes before the access.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// The access replaces the file or the folder by another one.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// An option that has no effect, because all files are on this machine.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  private static let claims = FileClaims()
  private static let presenters = FilePresenters()

  private let state = NSCondition()
  private var isCancelled = false
  /// The accesses on queues that have not begun.
  private var queued: [QueuedAccess] = []
  private let presenter: (any NSFilePresenter)?
  private var purpose = UUID().uuidString

  /// The purpose of the accesses. Accesses of the same purpose do not wait for each other. By default, each coordinator has its
  /// own. Set it before the first access.
  open var purposeIdentifier: String {
    get { state.withLock { purpose } }
    set { state.withLock { purpose = newValue } }
  }

  /// Creates a coordinator.
  ///
  /// - Parameter filePresenterOrNil: The presenter that performs the accesses, or nil. Accesses do not wait for it, and it
  ///   receives no messages about them.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    presenter = filePresenterOrNil
    super.init()
  }

  /// Adds a presenter. It is retained until it is removed.
  ///
  /// - Parameter filePresenter: The presenter.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { presenters.add(filePresenter) }

  /// Removes a presenter.
  ///
  /// - Parameter filePresenter: The presenter. One that was not added is ignored.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { presenters.remove(filePresenter) }

  /// The presenters of the process.
  open class var filePresenters: [any NSFilePresenter] { presenters.all }

  /// Cancels the accesses that have not begun, and all later ones. They report the error `userCancelled`.
  open func cancel() {
    let accesses = state.withLock {
      defer { queued = [] }
      isCancelled = true
      state.broadcast()
      return queued
    }
    for access in accesses where access.abandon() { access.fail(CocoaError(.userCancelled)) }
    Self.claims.cancel(self)
  }

  // MARK: Accesses

  /// Reads a file. Waits for the writers of the file and for its presenters, then calls the accessor on this thread.
  ///
  /// - Parameters:
  ///   - url: The URL of the file or folder.
  ///   - options: The options for reading.
  ///   - outError: Receives the error of a presenter, or that of a cancellation. The accessor is not called then.
  ///   - reader: The accessor, which receives the current URL of the file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor reader: (URL) -> Void
  ) { perform([FileAccess(url, .reading(options))], outError) { reader($0[0]) } }

  /// Writes a file. Waits for the readers and writers of the file and for its presenters, then calls the accessor on this thread.
  ///
  /// - Parameters:
  ///   - url: The URL of the file or folder.
  ///   - options: The options for writing. For an access that deletes, moves or replaces a folder, the access also waits for
  ///     those to the contents of the folder.
  ///   - outError: Receives the error of a presenter, or that of a cancellation. The accessor is not called then.
  ///   - writer: The accessor, which receives the current URL of the file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor writer: (URL) -> Void
  ) { perform([FileAccess(url, .writing(options))], outError) { writer($0[0]) } }

  /// Reads a file and writes another one. See `coordinate(readingItemAt:options:error:byAccessor:)` and
  /// `coordinate(writingItemAt:options:error:byAccessor:)`. Both accesses begin together, so that two such calls with exchanged
  /// files do not wait for each other forever.
  ///
  /// - Parameters:
  ///   - readingURL: The URL of the file to read.
  ///   - readingOptions: The options for reading.
  ///   - writingURL: The URL of the file to write.
  ///   - writingOptions: The options for writing.
  ///   - outError: Receives the error of a presenter, or that of a cancellation. The accessor is not called then.
  ///   - readerWriter: The accessor, which receives the current URLs of both files.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    let accesses = [FileAccess(readingURL, .reading(readingOptions)), FileAccess(writingURL, .writing(writingOptions))]
    perform(accesses, outError) { readerWriter($0[0], $0[1]) }
  }

  /// Writes two files. See `coordinate(writingItemAt:options:error:byAccessor:)`. Both accesses begin together, so that two
  /// such calls with exchanged files do not wait for each other forever.
  ///
  /// - Parameters:
  ///   - url1: The URL of the first file.
  ///   - options1: The options for the first file.
  ///   - url2: The URL of the second file.
  ///   - options2: The options for the second file.
  ///   - outError: Receives the error of a presenter, or that of a cancellation. The accessor is not called then.
  ///   - writer: The accessor, which receives the current URLs of both files.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor writer: (URL, URL) -> Void
  ) {
    let accesses = [FileAccess(url1, .writing(options1)), FileAccess(url2, .writing(options2))]
    perform(accesses, outError) { writer($0[0], $0[1]) }
  }

  /// Accesses several files on a queue. The call returns immediately.
  ///
  /// - Parameters:
  ///   - intents: The files. In the accessor, their `url` is current.
  ///   - queue: The queue for the accessor, which is not blocked while the access waits.
  ///   - accessor: The accessor. It receives nil, or the error of a presenter or of a cancellation. It must not access the
  ///     files then.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let accesses = intents.map { FileAccess($0.url, $0.access) }
    let queuedAccess = QueuedAccess(queue, accessor)
    guard
      state.withLock({
        if !isCancelled { queued.append(queuedAccess) }
        return !isCancelled
      })
    else { return queuedAccess.fail(CocoaError(.userCancelled)) }
    Self.presenters.prepare(accesses, except: presenter) { [self] replies in
      guard queuedAccess.acquire({ replies.reacquire() }) else { return }
      if let error = replies.error {
        return begin(queuedAccess) {
          accessor(error)
          replies.reacquire()
        }
      }
      let claim = claim(accesses, thread: nil) { [self] claim, urls in
        // Without URLs, the access was cancelled, and the accessor receives the error.
        guard let urls,
          queuedAccess.acquire({
            Self.claims.end(claim)
            replies.reacquire()
          })
        else { return }
        begin(queuedAccess) { [self] in
          Self.claims.begin(claim)
          for (intent, url) in zip(intents, urls) { intent.update(url) }
          accessor(nil)
          finish(claim, zip(accesses, urls), replies)
        }
      }
      Self.claims.request(claim)
      if cancellation != nil { Self.claims.cancel(self) }
    }
  }

  /// Calls a closure on the queue of an access, unless the access is cancelled before.
  private func begin(_ access: QueuedAccess, _ body: @escaping @Sendable () -> Void) {
    let operation = BlockOperation { [self] in
      guard access.begin() else { return }
      forget(access)
      body()
    }
    // An operation that is cancelled before it starts does not call the closure, but it finishes.
    operation.completionBlock = { [self] in
      if access.abandon() { forget(access) }
    }
    access.queue.addOperation(operation)
  }

  private func forget(_ access: QueuedAccess) { state.withLock { queued.removeAll { $0 === access } } }

  /// Reports to presenters that an item has another URL, and lets the accesses that wait for it continue at the new one. Call it in
  /// the accessor that moved the item.
  ///
  /// - Parameters:
  ///   - oldURL: The previous URL of the file or folder.
  ///   - newURL: The new URL.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    Self.claims.move(oldURL, to: newURL)
    Self.presenters.reportMove(from: oldURL, to: newURL, except: presenter)
  }

  /// Announces that an item is about to move. It has no effect, because files of other processes are not guarded here.
  ///
  /// - Parameters:
  ///   - oldURL: The URL of the file or folder.
  ///   - newURL: The URL that it will have.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}

  private var cancellation: CocoaError? { state.withLock { isCancelled ? CocoaError(.userCancelled) : nil } }

  private func claim(
    _ accesses: [FileAccess], thread: Thread?, completion: @escaping @Sendable (FileClaims.Claim, [URL]?) -> Void
  ) -> FileClaims.Claim {
    FileClaims.Claim(
      accesses.map(\.claim), owner: self, purpose: purposeIdentifier, thread: thread, completion: completion)
  }

  /// Waits for presenters and for other accesses, and calls the accessor.
  private func perform(
    _ accesses: [FileAccess], _ outError: UnsafeMutablePointer<NSError?>?, _ accessor: ([URL]) -> Void
  ) {
    do {
      if let cancellation { throw cancellation }
      let reply = Waiting<Replies>()
      Self.presenters.prepare(accesses, except: presenter) { [state] replies in
        // Presenters that reply after a cancellation get their files back.
        if state.withLock({
          reply.value = replies
          state.broadcast()
          return reply.isAbandoned
        }) {
          replies.reacquire()
        }
      }
      let replies = try wait(for: reply)
      do {
        if let error = replies.error { throw error }
        let permission = Waiting<[URL]?>()
        let claim = claim(accesses, thread: .current) { [state] _, urls in
          state.withLock {
            permission.value = .some(urls)
            state.broadcast()
          }
        }
        Self.claims.request(claim)
        if cancellation != nil { Self.claims.cancel(self) }
        // A cancellation ends this wait with nil, unless the access was granted before.
        state.lock()
        while permission.value == nil { state.wait() }
        state.unlock()
        guard let urls = permission.value ?? nil else { throw CocoaError(.userCancelled) }
        accessor(urls)
        finish(claim, zip(accesses, urls), replies)
      } catch {
        replies.reacquire()
        throw error
      }
    } catch {
      outError?.pointee = error as NSError
    }
  }

  private func wait<Value>(for reply: Waiting<Value>) throws -> Value {
    state.lock()
    defer { state.unlock() }
    while true {
      if let value = reply.value { return value }
      if isCancelled {
        reply.isAbandoned = true
        throw CocoaError(.userCancelled)
      }
      state.wait()
    }
  }

  private func finish(
    _ claim: FileClaims.Claim, _ accesses: some Sequence<(FileAccess, URL)>, _ replies: Replies
  ) {
    Self.claims.end(claim)
    replies.reacquire()
    for (access, url) in accesses where access.reportsChange {
      Self.presenters.reportChange(FileAccess(url, access.kind), except: presenter)
    }
  }
}

/// An access on a queue until it begins. It begins, or it is abandoned, but not both.
private final class QueuedAccess: @unchecked Sendable {
  private enum State { case waiting, begun, abandoned }

  let queue: OperationQueue
  private let accessor: @Sendable ((any Error)?) -> Void
  private let lock = NSLock()
  private var state = State.waiting
  private var release: (@Sendable () -> Void)?

  init(_ queue: OperationQueue, _ accessor: @escaping @Sendable ((any Error)?) -> Void) {
    (self.queue, self.accessor) = (queue, accessor)
  }

  /// Calls the accessor with an error.
  func fail(_ error: any Error) { queue.addOperation { [accessor] in accessor(error) } }

  /// Sets the closure that gives back what the access holds, or calls it if the access was abandoned.
  ///
  /// - Returns: Whether the access still waits.
  func acquire(_ release: @escaping @Sendable () -> Void) -> Bool {
    let isWaiting = lock.withLock {
      if state == .waiting { self.release = release }
      return state == .waiting
    }
    if !isWaiting { release() }
    return isWaiting
  }

  /// Begins the access, which then gives back itself what it holds.
  ///
  /// - Returns: Whether the access still waited.
  func begin() -> Bool {
    lock.withLock {
      guard state == .waiting else { return false }
      (state, release) = (.begun, nil)
      return true
    }
  }

  /// Abandons the access and gives back what it holds.
  ///
  /// - Returns: Whether the access still waited.
  func abandon() -> Bool {
    let (wasWaiting, release) = lock.withLock {
      guard state == .waiting else { return (false, nil as (@Sendable () -> Void)?) }
      defer { (state, self.release) = (.abandoned, nil) }
      return (true, self.release)
    }
    release?()
    return wasWaiting
  }
}

/// A value that another thread sets. The lock of the coordinator protects it.
private final class Waiting<Value>: @unchecked Sendable {
  var value: Value?
  var isAbandoned = false
}
