import OpenCombine

extension Publishers {
  /// A rule that determines when collected values are published.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// The values of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// The values of each interval, but at most a number at once.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Publishes arrays of the values of an interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of an interval, in the order in which they arrived.
    public typealias Output = [Upstream.Output]
    /// The type of the errors of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are collected.
    public let upstream: Upstream
    /// The length of the intervals, and the largest number of values.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options of the scheduler, or nil.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are collected.
    ///   - strategy: The length of the intervals, and the largest number of values.
    ///   - options: The options of the scheduler, or nil.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Subscribes to the publisher. An interval without values publishes no array. The remaining values are published before
    /// the completion.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subject = PassthroughSubject<Output, Failure>()
      var collected: Output = []
      var timer: (any Cancellable)?
      func flush() {
        let values = collected
        collected = []
        if !values.isEmpty { subject.send(values) }
      }
      let (context, interval, count) = strategy.parts
      var upstreamToken: AnyCancellable?
      let publisher = subject.handleEvents(receiveCancel: {
        upstreamToken?.cancel()
        timer?.cancel()
      })
      publisher.receive(subscriber: subscriber)
      timer = context.schedule(
        after: context.now.advanced(by: interval), interval: interval, tolerance: context.minimumTolerance,
        options: options, flush)
      upstreamToken = upstream.receive(on: context, options: options).sink(
        receiveCompletion: {
          timer?.cancel()
          flush()
          subject.send(completion: $0)
        },
        receiveValue: {
          collected.append($0)
          if collected.count >= count { flush() }
        })
    }
  }
}

extension Publishers.TimeGroupingStrategy {
  fileprivate var parts: (Context, Context.SchedulerTimeType.Stride, Int) {
    switch self {
    case .byTime(let context, let interval): (context, interval, .max)
    case .byTimeOrCount(let context, let interval, let count): (context, interval, count)
    }
  }
}

extension Publisher {
  /// Collects values over time, and publishes them as arrays.
  ///
  /// - Parameters:
  ///   - strategy: The length of the intervals, and the largest number of values.
  ///   - options: The options of the scheduler, or nil.
  /// - Returns: A publisher of arrays.
  public func collect<Context: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, Context> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
