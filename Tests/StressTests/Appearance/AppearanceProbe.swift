import UIKit

/// A view controller that records its appearance callbacks, compares them with the sequences that UIKit documents, and calls the
/// stress test in each of them.
@MainActor
final class AppearanceProbe: UIViewController {
  enum Phase { case disappeared, appearing, isAppearing, appeared, disappearing }

  let number: Int
  private weak var stress: AppearanceStress?
  private(set) var phase = Phase.disappeared

  init(_ number: Int, _ stress: AppearanceStress) {
    self.number = number
    self.stress = stress
    super.init(nibName: nil, bundle: nil)
    title = "\(number)"
  }

  required init?(coder: NSCoder) { nil }

  override var description: String { "\(number)" }

  /// Changes the phase. Reports a callback that may not follow the previous one.
  private func move(to newPhase: Phase, from legalPhases: [Phase], _ callback: String) {
    if !legalPhases.contains(phase) { stress?.fail("\(number) was \(phase) when \(callback) was called") }
    phase = newPhase
    stress?.called("\(number).\(callback)", self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stress?.called("\(number).viewDidLoad", self)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    move(to: .appearing, from: [.disappeared, .disappearing], "viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if view.window == nil { stress?.fail("\(number) is outside of the window in viewIsAppearing") }
    move(to: .isAppearing, from: [.appearing], "viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if view.window == nil { stress?.fail("\(number) is outside of the window in viewDidAppear") }
    move(to: .appeared, from: [.isAppearing], "viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    move(to: .disappearing, from: [.appearing, .isAppearing, .appeared], "viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    move(to: .disappeared, from: [.disappearing], "viewDidDisappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    stress?.called("\(number).willMove", self)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    stress?.called("\(number).didMove", self)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stress?.called("\(number).viewDidLayoutSubviews", self)
  }
}
