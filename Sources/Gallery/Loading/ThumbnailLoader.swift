import UIKit

/// Loads pictures off the main thread, on all cores. Requests with the highest priority are processed first.
///
/// A request that is cancelled does not start, or ends without calling its completion closure. Loaded pictures are
/// cached within a memory budget, and the least recently used are removed first.
@MainActor
public final class ThumbnailLoader {
  /// A request for a picture. Cancel it when the view that created it shows another photo.
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

    /// Cancels the request. Its completion closure is not called. Later calls have no effect.
    public func cancel() { loader?.cancel(self) }
  }

  /// A closure that is called with a picture, or with the reason why the picture could not be loaded.
  public typealias Completion = @MainActor (Result<UIImage, PhotoLoadError>) -> Void

  /// The maximum number of pictures that are decoded at the same time: one for each core, and at least three, because a
  /// decoder also waits for the disk.
  public static let maximumConcurrentLoads = max(3, ProcessInfo.processInfo.activeProcessorCount)

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

  /// The number of pictures that were requested and have not been loaded. The snapshot command waits until it is 0.
  public var pendingCount: Int { pending.count }

  /// A closure that is called on the main actor when `pendingCount` becomes 0.
  public var onIdle: (() -> Void)?

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - decoder: The decoder of the photos.
  ///   - maximumConcurrentLoads: The maximum number of pictures that are decoded at the same time.
  ///   - cacheBytes: The memory budget of the cache in bytes. The default is 96 MiB.
  public init(
    decoder: any PhotoDecoding = PhotoDecoder(),
    maximumConcurrentLoads: Int = ThumbnailLoader.maximumConcurrentLoads, cacheBytes: Int = 96 << 20
  ) {
    self.decoder = decoder
    cache = PictureCache(budget: cacheBytes)
    queue.maxConcurrentOperationCount = maximumConcurrentLoads
    queue.qualityOfService = .userInitiated
  }

  /// Returns a picture from the cache.
  ///
  /// - Parameters:
  ///   - photo: The photo that the picture shows.
  ///   - pixelSize: The maximum length of the longer side with which the picture was loaded, in pixels.
  /// - Returns: The picture, or `nil` if it is not in the cache.
  public func cached(_ photo: Photo, pixelSize: Int) -> UIImage? { cache[Key(photo: photo, pixelSize: pixelSize)] }

  /// Loads a picture. Requests for the same picture share one operation. The operation has the highest priority of these requests.
  ///
  /// - Parameters:
  ///   - photo: The photo whose picture is loaded.
  ///   - pixelSize: The maximum length of the picture's longer side in pixels.
  ///   - priority: The priority of the request.
  ///   - completion: A closure that is called later on the main actor, unless the request is cancelled.
  /// - Returns: The request.
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
    // The picture may have been requested again after its request was cancelled. Results of earlier operations are
    // ignored.
    guard let finished = pending[key], operation == ObjectIdentifier(finished.operation) else { return }
    pending[key] = nil
    if case .success(let image) = result { cache[key] = image }
    for number in finished.waiting.keys.sorted() { finished.waiting[number]?(result) }
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
