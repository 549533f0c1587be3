import CoreGraphics
import Foundation

/// The open transactions, from the outermost to the innermost. The first is the implicit one.
@MainActor
final class TransactionStack {
  private static var own: TransactionStack { RenderContext.current.transactions }
  @exclusivity(unchecked) private var open: [TransactionState] = [TransactionState()]

  private var innermost: TransactionState { open[open.count - 1] }

  static var current: TransactionState { own.innermost }

  static func begin() { own.open.append(TransactionState(inside: current)) }

  static func commit() {
    guard own.open.count > 1 else { return }
    let ended = own.open.removeLast()
    ended.completion?.close()
  }

  /// Ends the implicit transaction, unless explicit ones are open inside it.
  static func commitImplicit() {
    guard own.open.count == 1, own.open[0].isTouched else { return }
    let ended = own.open[0]
    own.open[0] = TransactionState()
    ended.completion?.close()
  }

  /// The completion blocks that wait for an animation added at this time, one for each open transaction that has one.
  static var waiting: [TransactionCompletion] { own.open.compactMap(\.completion) }
}
