import CoreGraphics
import Foundation

/// The transactions that are open, innermost last. The first is the implicit one.
@MainActor
enum TransactionStack {
  private static var open: [TransactionState] = [TransactionState()]

  static var current: TransactionState { open[open.count - 1] }

  static func begin() { open.append(TransactionState(inside: current)) }

  static func commit() {
    guard open.count > 1 else { return }
    let ended = open.removeLast()
    ended.completion?.close()
  }

  /// Ends the implicit transaction, unless explicit ones are open inside of it.
  static func commitImplicit() {
    guard open.count == 1, open[0].isTouched else { return }
    let ended = open[0]
    open[0] = TransactionState()
    ended.completion?.close()
  }

  /// The completions that wait for an animation added now: one for each open transaction that has a block.
  static var waiting: [TransactionCompletion] { open.compactMap(\.completion) }
}
