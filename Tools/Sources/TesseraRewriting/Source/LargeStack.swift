import Foundation

/// Performs work on threads with large stacks.
///
/// The parser, and each walk through a syntax tree, calls itself for each level of the tree. A chain of ten thousand calls, or
/// a generated array of arrays, has more levels than the stack of a usual thread has space for. The memory of a stack is used
/// only as far as it is needed.
package enum LargeStack {
  /// The size of a stack in bytes.
  private static let size = 1 << 29

  /// Performs work and returns its result.
  package static func perform<Result>(_ work: () -> Result) -> Result {
    var result: Result?
    concurrently(1) { _ in result = work() }
    return result!
  }

  /// Performs work for each number below a count, on all cores.
  package static func concurrently(_ count: Int, _ work: (Int) -> Void) {
    withoutActuallyEscaping(work) { work in
      let job = Job(count, work)
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstacksize(&attributes, size)
      var threads: [pthread_t] = []
      for _ in 0..<min(count, ProcessInfo.processInfo.activeProcessorCount) {
        var thread = pthread_t()
        let place = Unmanaged.passUnretained(job).toOpaque()
        let status = pthread_create(
          &thread, &attributes,
          { place in
            if let place { Unmanaged<Job>.fromOpaque(place).takeUnretainedValue().run() }
            return nil
          }, place)
        if status == 0 { threads.append(thread) }
      }
      pthread_attr_destroy(&attributes)
      // Without memory for a stack, the work is done on this one.
      if threads.isEmpty { job.run() }
      for thread in threads { pthread_join(thread, nil) }
      withExtendedLifetime(job) {}
    }
  }

  /// Work for several numbers, which threads take one after the other.
  private final class Job: @unchecked Sendable {
    private let lock = NSLock()
    private let count: Int
    private let work: (Int) -> Void
    private var next = 0

    init(_ count: Int, _ work: @escaping (Int) -> Void) {
      self.count = count
      self.work = work
    }

    func run() { while let number = take() { work(number) } }

    private func take() -> Int? {
      lock.withLock {
        guard next < count else { return nil }
        defer { next += 1 }
        return next
      }
    }
  }
}
