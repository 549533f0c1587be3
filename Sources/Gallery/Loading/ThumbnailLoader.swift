import UIKit

/// Loads pictures off the main thread, three at a time, the most important first.
///
/// A request that nobody waits for any more is cancelled: one that has not begun never does, one that is under way ends
/// without telling anybody. Loaded pictures are kept as long as the budget allows, the longest unused go first.
@MainActor
public final class ThumbnailLoader {
  /// One wish for one picture; cancel it when the view that wished for it shows something else.
  @MainActor
  public final class Request {
    fileprivate weak var loader: ThumbnailLoader?
    fileprivate let key: Key
    fileprivate let number: Int

    fileprivate init(loader: ThumbnailLoader, key: Key, number: Int) {
      self.loader = loader
      self.key = key
      self.number = number
    }

    /// Tells the loader that nobody waits any more. The completion is not called. Safe to call twice.
    public func cancel() { loader?.cancel(self) }
  }

  /// What is called with the picture, or with the reason why there is none.
  public typealias Completion = @MainActor (Result<UIImage, PhotoLoadError>) -> Void

  /// How many decode at the same time: as in the tutorial, three.
  public static let maximumConcurrentLoads = 3

  fileprivate struct Key: Hashable {
    let photo: Photo
    let pixelSize: Int
  }

  private struct Pending {
    let operation: Operation
    var waiting: [Int: Completion]
  }

  private let decoder: any PhotoDecoding
  private let queue = OperationQueue()
  private var pending: [Key: Pending] = [:]
  private var cache: PictureCache<Key>
  private var nextNumber = 0

  /// How many pictures are wished for and not there yet. The snapshot command waits for zero.
  public var pendingCount: Int { pending.count }

  /// Told on the main actor whenever `pendingCount` has become zero.
  public var onIdle: (() -> Void)?

  /// A loader that keeps up to `cacheBytes` of decoded pixels; the default is 96 MiB.
  public init(decoder: any PhotoDecoding = PhotoDecoder(), cacheBytes: Int = 96 << 20) {
    self.decoder = decoder
    cache = PictureCache(budget: cacheBytes)
    queue.maxConcurrentOperationCount = Self.maximumConcurrentLoads
    queue.qualityOfService = .userInitiated
  }

  /// The picture, if it is at hand.
  public func cached(_ photo: Photo, pixelSize: Int) -> UIImage? { cache[Key(photo: photo, pixelSize: pixelSize)] }

  /// Loads `photo`, and calls `completion` later on the main actor unless the request is cancelled. Two wishes for one
  /// picture share the work, at the higher priority.
  public func load(
    _ photo: Photo, pixelSize: Int, priority: Operation.QueuePriority, completion: @escaping Completion
  ) -> Request {
    let key = Key(photo: photo, pixelSize: pixelSize)
    nextNumber += 1
    let request = Request(loader: self, key: key, number: nextNumber)
    if var shared = pending[key] {
      shared.waiting[request.number] = completion
      if priority.rawValue > shared.operation.queuePriority.rawValue { shared.operation.queuePriority = priority }
      pending[key] = shared
      return request
    }
    let decoder = decoder
    let operation = BlockOperation()
    operation.queuePriority = priority
    operation.addExecutionBlock { [weak self, weak operation] in
      guard operation?.isCancelled == false else { return }
      let result = decoder.decode(photo, maximumPixelSize: pixelSize)
      let finished = operation.map(ObjectIdentifier.init)
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.finish(key, finished, result) } }
    }
    pending[key] = Pending(operation: operation, waiting: [request.number: completion])
    queue.addOperation(operation)
    return request
  }

  private func finish(_ key: Key, _ operation: ObjectIdentifier?, _ result: Result<UIImage, PhotoLoadError>) {
    // A cancelled wish may have been renewed meanwhile: only the operation that is waited for counts.
    guard let done = pending[key], operation == ObjectIdentifier(done.operation) else { return }
    pending[key] = nil
    if case .success(let image) = result { cache[key] = image }
    for number in done.waiting.keys.sorted() { done.waiting[number]?(result) }
    if pending.isEmpty { onIdle?() }
  }

  private func cancel(_ request: Request) {
    guard var shared = pending[request.key], shared.waiting[request.number] != nil else { return }
    shared.waiting[request.number] = nil
    pending[request.key] = shared
    guard shared.waiting.isEmpty else { return }
    shared.operation.cancel()
    pending[request.key] = nil
    if pending.isEmpty { onIdle?() }
  }
}
