import Foundation
import XCTest

/// A quantity that a test measures. All metrics measure the time of the block.
public protocol XCTMetric {}

/// The time that the launch of an application takes.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  public override init() {}
  /// Creates a metric.
  ///
  /// - Parameter waitUntilResponsive: A Boolean value that determines whether the launch ends when the application responds. It
  ///   is ignored.
  public init(waitUntilResponsive: Bool) {}
}

/// The time between two marks in a program.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
  /// Creates a metric of an interval between signposts. It measures the time of the block, because signposts are not recorded.
  ///
  /// - Parameters:
  ///   - subsystem: The subsystem of the signposts. It is ignored.
  ///   - category: The category of the signposts. It is ignored.
  ///   - name: The name of the interval. It is ignored.
  public init(subsystem: String, category: String, name: String) {}
  /// The time that the launch of an application takes.
  public static var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
  /// The time of transitions between screens.
  public static var navigationTransitionMetric: any XCTMetric { XCTClockMetric() }
  /// The time of decelerating scroll views.
  public static var scrollDecelerationMetric: any XCTMetric { XCTClockMetric() }
  /// The time of dragging scroll views.
  public static var scrollDraggingMetric: any XCTMetric { XCTClockMetric() }
  /// The time of custom transitions.
  public static var customNavigationTransitionMetric: any XCTMetric { XCTClockMetric() }
}

/// The time that a block takes.
open class XCTClockMetric: NSObject, XCTMetric {
  public override init() {}
}

/// The use of the processor.
open class XCTCPUMetric: NSObject, XCTMetric {
  public override init() {}
  /// Creates a metric. It measures the time of the block.
  ///
  /// - Parameter application: The application. It is ignored.
  public init(application: XCUIApplication) {}
}

/// The use of memory.
open class XCTMemoryMetric: NSObject, XCTMetric {
  public override init() {}
  /// Creates a metric. It measures the time of the block.
  ///
  /// - Parameter application: The application. It is ignored.
  public init(application: XCUIApplication) {}
}

/// The use of storage.
open class XCTStorageMetric: NSObject, XCTMetric {
  public override init() {}
  /// Creates a metric. It measures the time of the block.
  ///
  /// - Parameter application: The application. It is ignored.
  public init(application: XCUIApplication) {}
}

/// Determines how often a block is measured.
open class XCTMeasureOptions: NSObject {
  /// The options that `measure(metrics:block:)` uses.
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
  /// The number of measured calls. The default is 5.
  open var iterationCount = 5
  public override init() {}
}

extension XCTestCase {
  /// Calls a block several times and prints the average time.
  ///
  /// - Parameters:
  ///   - metrics: The metrics, which are ignored.
  ///   - options: The number of calls.
  ///   - block: The block.
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void
  ) {
    var seconds: [Double] = []
    for _ in 0..<max(1, options.iterationCount) {
      let start = Date()
      block()
      seconds.append(Date().timeIntervalSince(start))
    }
    let average = seconds.reduce(0, +) / Double(seconds.count)
    print("\(name): average of \(seconds.count) calls: \(String(format: "%.3f", average)) s")
  }

  /// Calls a block several times and prints the average time.
  ///
  /// - Parameters:
  ///   - options: The number of calls.
  ///   - block: The block.
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: [XCTClockMetric()], options: options, block: block)
  }
}
