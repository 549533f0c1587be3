import Foundation
import RuntimeInterface

extension UICollectionView {
  /// A closure for debugging. It receives a line for every call to a layout, with the size of the result, and for every
  /// invalidation.
  ///
  /// The format of the lines may change. The default is `nil`, which has no cost. With `TESSERA_TRACE=layout` in the
  /// environment, the lines are written to standard error.
  public static var layoutTrace: ((String) -> Void)? {
    get { LayoutTrace.receiver.receive }
    set { LayoutTrace.receiver.receive = newValue }
  }
}

/// Functions that pass lines about the calls of layout methods to the closure `UICollectionView.layoutTrace`, for
/// debugging.
@MainActor
enum LayoutTrace {
  /// The storage of the closure `UICollectionView.layoutTrace`.
  @MainActor final class Receiver {
    var receive: ((String) -> Void)? = LayoutTrace.fromEnvironment
  }
  static var receiver: Receiver { ApplicationContext.object(.layoutTrace, Receiver()) }

  static var fromEnvironment: ((String) -> Void)? {
    let topics = ProcessInfo.processInfo.environment["TESSERA_TRACE"] ?? ""
    guard topics.split(separator: ",").contains("layout") else { return nil }
    return { line in StandardStream.error.writeLine("layout: \(line)") }
  }

  /// Passes a line about a layout call and its result to the closure. The text is only created if a closure is set.
  static func record(_ layout: UICollectionViewLayout, _ text: @autoclosure () -> String) {
    guard let trace = UICollectionView.layoutTrace else { return }
    trace("\(type(of: layout)) \(text())")
  }

  static func describe(_ rect: CGRect) -> String {
    "(\(describe(rect.minX)), \(describe(rect.minY)), \(describe(rect.width)), \(describe(rect.height)))"
  }

  static func describe(_ size: CGSize) -> String { "\(describe(size.width)) × \(describe(size.height))" }

  private static func describe(_ value: CGFloat) -> String { String(format: "%g", (value * 100).rounded() / 100 + 0) }

  static func describe(_ context: UICollectionViewLayoutInvalidationContext) -> String {
    var descriptions: [String] = []
    if context.invalidateEverything { descriptions.append("everything") }
    if context.invalidateDataSourceCounts { descriptions.append("counts") }
    if let items = context.invalidatedItemIndexPaths { descriptions.append("\(items.count) items") }
    for (kind, paths) in (context.invalidatedSupplementaryIndexPaths ?? [:]).sorted(by: { $0.key < $1.key }) {
      descriptions.append("\(paths.count) of \(kind)")
    }
    for (kind, paths) in (context.invalidatedDecorationIndexPaths ?? [:]).sorted(by: { $0.key < $1.key }) {
      descriptions.append("\(paths.count) of \(kind)")
    }
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      if flow.invalidateFlowLayoutDelegateMetrics { descriptions.append("delegate metrics") }
      if flow.invalidateFlowLayoutAttributes { descriptions.append("attributes") }
    }
    return descriptions.isEmpty ? "no specific elements" : descriptions.joined(separator: ", ")
  }
}
