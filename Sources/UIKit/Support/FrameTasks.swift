import Foundation
import QuartzCore

/// Tasks that run in each frame, such as the deceleration of a scroll view or the fading of an indicator. The frame
/// loop runs every task before layout, and produces frames as long as there are tasks.
@MainActor package final class FrameTasks {
  private static var shared: FrameTasks { ApplicationContext.object(.frameTasks, FrameTasks()) }
  private var addHandler: (() -> Void)?
  private var tasks: [Task] = []

  private final class Task {
    weak var owner: AnyObject?
    let key: String
    let step: (TimeInterval) -> Bool
    init(_ owner: AnyObject, _ key: String, _ step: @escaping (TimeInterval) -> Bool) {
      self.owner = owner
      self.key = key
      self.step = step
    }
  }

  /// A closure that is called after a task was added, and requests a frame.
  package static var onAdd: (() -> Void)? {
    get { shared.addHandler }
    set { shared.addHandler = newValue }
  }

  package static var isEmpty: Bool { shared.tasks.isEmpty }

  /// A description of the owners and keys of the tasks, for use in messages.
  package static var summary: String {
    shared.tasks.map { task in "\(task.owner.map { "\(type(of: $0))" } ?? "deallocated owner") (\(task.key))" }.joined(
      separator: ", ")
  }

  /// Adds a task. In each frame, `step` is called with the frame's time until it returns false or `owner` is
  /// deallocated. An owner has at most one task for each key, so a new task replaces the previous one.
  package static func add(_ owner: AnyObject, _ key: String, step: @escaping (TimeInterval) -> Bool) {
    remove(owner, key)
    shared.tasks.append(Task(owner, key, step))
    if let onAdd { onAdd() } else { RenderLoop.requestFrame() }
  }

  package static func remove(_ owner: AnyObject, _ key: String) {
    shared.tasks.removeAll { $0.owner === owner && $0.key == key }
  }

  package static func contains(_ owner: AnyObject, _ key: String) -> Bool {
    shared.tasks.contains { $0.owner === owner && $0.key == key }
  }

  /// Runs the tasks for a frame. A task that is added during the call runs for the first time in the next frame. A task that is removed
  /// during the call no longer runs.
  package static func step(at time: TimeInterval) {
    for task in shared.tasks where shared.tasks.contains(where: { $0 === task }) {
      if task.owner == nil || !task.step(time) { shared.tasks.removeAll { $0 === task } }
    }
  }
}
