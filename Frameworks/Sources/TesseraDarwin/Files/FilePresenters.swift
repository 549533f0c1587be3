import Foundation

/// The presenters of the process, which are retained until they are removed.
final class FilePresenters: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [any NSFilePresenter] = []

  var all: [any NSFilePresenter] { lock.withLock { list } }
  func add(_ presenter: any NSFilePresenter) { lock.withLock { list.append(presenter) } }
  func remove(_ presenter: any NSFilePresenter) { lock.withLock { list.removeAll { $0 === presenter } } }

  /// Asks the presenters of an access to let it begin, and calls a closure when all have replied. Source of who is asked what:
  /// NSFileCoordinator.h, `coordinateReadingItemAtURL` and `coordinateWritingItemAtURL`.
  ///
  /// - Parameters:
  ///   - accesses: The files.
  ///   - exception: The presenter that performs the access.
  ///   - completion: A closure that receives the closures to call after the access, and the error of the first presenter that
  ///     failed.
  func prepare(
    _ accesses: [FileAccess], except exception: (any NSFilePresenter)?,
    completion: @escaping @Sendable (Replies) -> Void
  ) {
    let replies = Replies(completion)
    for access in accesses {
      for presenter in all where presenter !== exception {
        guard let place = presenter.presentedItemURL.flatMap({ access.place(of: $0) }) else { continue }
        let questions = access.questions(at: place)
        guard !questions.isEmpty else { continue }
        replies.await()
        Self.ask(presenter, questions[...], access.url, replies)
      }
    }
    replies.finish(nil)
  }

  private static func ask(
    _ presenter: any NSFilePresenter, _ questions: ArraySlice<FileAccess.Question>, _ url: URL, _ replies: Replies
  ) {
    guard let question = questions.first else { return replies.finish(nil) }
    let once = Once()
    let next: @Sendable ((any Error)?) -> Void = { error in
      guard once.isFirst() else { return }
      if let error { return replies.finish(error) }
      ask(presenter, questions.dropFirst(), url, replies)
    }
    let relinquished: @Sendable ((@Sendable () -> Void)?) -> Void = { reacquirer in
      if let reacquirer { replies.add { perform(on: presenter.presentedItemOperationQueue, reacquirer) } }
      next(nil)
    }
    perform(on: presenter.presentedItemOperationQueue) {
      switch question {
      case .relinquishToReader: presenter.relinquishPresentedItem(toReader: relinquished)
      case .relinquishToWriter: presenter.relinquishPresentedItem(toWriter: relinquished)
      case .save: presenter.savePresentedItemChanges(completionHandler: next)
      case .delete: presenter.accommodatePresentedItemDeletion(completionHandler: next)
      case .deleteSubitem: presenter.accommodatePresentedSubitemDeletion(at: url, completionHandler: next)
      }
    }
  }

  /// Calls a closure on a queue: directly if this is the queue, whose thread may wait for the access.
  private static func perform(on queue: OperationQueue, _ body: @escaping @Sendable () -> Void) {
    if OperationQueue.current === queue || (queue === OperationQueue.main && Thread.isMainThread) {
      body()
    } else {
      queue.addOperation(body)
    }
  }

  /// Reports to the presenters of a file, except one, that it has changed.
  func reportChange(_ access: FileAccess, except exception: (any NSFilePresenter)?) {
    let url = access.url
    for presenter in all where presenter !== exception {
      guard let place = presenter.presentedItemURL.flatMap({ access.place(of: $0) }) else { continue }
      switch place {
      case .item: presenter.presentedItemOperationQueue.addOperation { presenter.presentedItemDidChange() }
      case .folder, .package:
        presenter.presentedItemOperationQueue.addOperation { presenter.presentedSubitemDidChange(at: url) }
      case .content: break
      }
    }
  }

  /// Reports to the presenters of a file, of what it contains and of the folders that contain it, except one, that it has moved.
  func reportMove(from oldURL: URL, to newURL: URL, except exception: (any NSFilePresenter)?) {
    let (old, new) = (FilePath.components(of: oldURL), FilePath.components(of: newURL))
    for presenter in all where presenter !== exception {
      guard let url = presenter.presentedItemURL else { continue }
      let components = FilePath.components(of: url)
      let queue = presenter.presentedItemOperationQueue
      if components.starts(with: old) {
        let moved = components == old ? newURL : FilePath.url(new + components.dropFirst(old.count), like: url)
        queue.addOperation { presenter.presentedItemDidMove(to: moved) }
      } else if old.starts(with: components) {
        queue.addOperation { presenter.presentedSubitem(at: oldURL, didMoveTo: newURL) }
      }
    }
  }
}

/// The replies of presenters to an access.
final class Replies: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 1
  private var reacquirers: [@Sendable () -> Void] = []
  private var firstError: (any Error)?
  private let completion: @Sendable (Replies) -> Void

  init(_ completion: @escaping @Sendable (Replies) -> Void) { self.completion = completion }

  /// The error of the first presenter that failed.
  var error: (any Error)? { lock.withLock { firstError } }

  func await() { lock.withLock { count += 1 } }
  func add(_ reacquirer: @escaping @Sendable () -> Void) { lock.withLock { reacquirers.append(reacquirer) } }
  func finish(_ error: (any Error)?) {
    let isLast = lock.withLock {
      firstError = firstError ?? error
      count -= 1
      return count == 0
    }
    if isLast { completion(self) }
  }

  /// Informs the presenters that asked for it that the access has ended.
  func reacquire() {
    let closures = lock.withLock {
      defer { reacquirers = [] }
      return reacquirers
    }
    for closure in closures { closure() }
  }
}

/// Distinguishes the first call of a closure from the others.
final class Once: @unchecked Sendable {
  private let lock = NSLock()
  private var isCalled = false

  func isFirst() -> Bool {
    lock.withLock {
      defer { isCalled = true }
      return !isCalled
    }
  }
}
