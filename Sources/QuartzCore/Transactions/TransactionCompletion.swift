/// A completion block to call once, when its transaction and all animations that it waits for have ended.
@MainActor
final class TransactionCompletion {
  let block: () -> Void
  private var pending = 0
  private var isOpen = true
  private var hasRun = false

  init(block: @escaping () -> Void) { self.block = block }

  func enter() { pending += 1 }

  func leave() {
    pending -= 1
    runIfDue()
  }

  func close() {
    isOpen = false
    runIfDue()
  }

  private func runIfDue() {
    guard !isOpen, pending == 0, !hasRun else { return }
    hasRun = true
    block()
  }
}
