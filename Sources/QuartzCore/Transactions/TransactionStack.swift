import CoreGraphics
import Foundation

/// The open transactions, from the outermost to the innermost. The first is the implicit one.
@MainActor
final class TransactionStack {
  private static var shared: TransactionStack { RenderContext.current.transactions }
  @exclusivity(unchecked) private var states: [TransactionState] = [TransactionState()]

  private var innermost: TransactionState { states[states.count - 1] }

  static var current: TransactionState { shared.innermost }

  static func begin() { shared.states.append(TransactionState(inside: current)) }

  static func commit() {
    guard shared.states.count > 1 else { return }
    let endedState = shared.states.removeLast()
    endedState.completion?.close()
  }

  /// Ends the implicit transaction, unless explicit transactions are open inside it.
  static func commitImplicit() {
    guard shared.states.count == 1, shared.states[0].isChanged else { return }
    let endedState = shared.states[0]
    shared.states[0] = TransactionState()
    endedState.completion?.close()
  }

  /// The completion blocks of all open transactions. An animation that is added now must end before these blocks are
  /// called. Each open transaction has at most one.
  static var openCompletions: [TransactionCompletion] { shared.states.compactMap(\.completion) }
}
