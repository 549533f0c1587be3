import UIKit
import UIKitTesting

// The possible steps of the user and of the application.
extension InputStress {
  private func pick(_ range: ClosedRange<Int>) -> Int { stress.pick(range) }
  private func chance(_ one: Int) -> Bool { stress.chance(one) }
  private var place: CGPoint { CGPoint(x: pick(0...165), y: pick(0...295)) }

  func makeStep() {
    switch pick(0...39) {
    case 0...4: down()
    case 5...11: move()
    case 12...14: up()
    case 15: cancel()
    case 16...17: tap()
    case 18...19: press()
    case 20: pinch()
    case 21...22: mouseButton()
    case 23: mouseMove()
    case 24: hover()
    case 25: wheel()
    case 26: touchpad()
    case 27...29: key()
    case 30...31: wait()
    case 32...34:
      stress.edit()
    case 35:
      // Setting the offset stops nothing: a deceleration continues from there and reports its end.
      stress.scroll()
    case 36: resize()
    case 37: finishPlaceholder()
    case 38: rare()
    default:
      note("frame")
      app.frame()
    }
  }

  // MARK: Fingers

  private func down() {
    guard let id = (1...3).first(where: { fingers[$0] == nil }) else { return up() }
    let point = place
    note("finger \(id) down \(point)")
    fingers[id] = app.touch(at: point, finger: id)
  }

  private func anyFinger() -> Int? { fingers.keys.sorted().randomElement(using: &stress.random) }

  private func move() {
    guard let id = anyFinger(), let finger = fingers[id] else { return down() }
    if fingers.count > 1, chance(3) {
      let moves = fingers.keys.sorted().map { ($0, place) }
      note("fingers move \(moves)")
      app.advance(by: 0.02)
      app.send(moves: moves.map { (finger: $0.0, point: $0.1) })
      return
    }
    let point = place
    if chance(2) {
      note("finger \(id) drags to \(point)")
      finger.drag(to: point, duration: Double(pick(1...10)) / 50)
    } else {
      note("finger \(id) jumps to \(point)")
      finger.move(to: point)
    }
  }

  private func up() {
    guard let id = anyFinger() else { return }
    note("finger \(id) up")
    fingers.removeValue(forKey: id)?.lift()
  }

  private func cancel() {
    guard let id = anyFinger() else { return }
    note("finger \(id) cancelled")
    fingers.removeValue(forKey: id)?.cancel()
  }

  private func tap() {
    guard fingers.isEmpty else { return }
    let point = place
    let count = pick(1...2)
    note("tap \(point) \(count)")
    app.tap(at: point, count: count)
  }

  /// Waits without moving, so that a long press begins.
  private func press() {
    if fingers.isEmpty { down() }
    note("hold")
    app.advance(by: 0.6)
  }

  private func pinch() {
    guard fingers.isEmpty else { return }
    note("pinch")
    app.pinch(at: CGPoint(x: 80, y: 120), from: CGFloat(pick(20...100)), to: CGFloat(pick(20...100)), duration: 0.1)
  }

  // MARK: The mouse, the wheel, keys

  private func mouseButton() {
    if let held = mouse {
      note("mouse up")
      held.lift()
      mouse = nil
      return
    }
    let point = place
    let button = chance(4) ? 2 : 1
    app.modifiers = [[], .shift, .control][pick(0...2)]
    note("mouse \(button) down \(point)")
    mouse = app.press(at: point, button: button)
    app.modifiers = []
  }

  private func mouseMove() {
    guard let mouse else { return mouseButton() }
    let point = place
    note("mouse to \(point)")
    mouse.drag(to: point, duration: 0.1)
  }

  private func hover() {
    guard mouse == nil else { return }
    let point = place
    note("hover \(point)")
    app.hover(at: chance(5) ? nil : point)
  }

  private func wheel() {
    let point = place
    let notches = CGPoint(x: chance(4) ? pick(-2...2) : 0, y: pick(-4...4))
    note("wheel \(point) \(notches)")
    app.wheel(at: point, notches: notches)
  }

  private func touchpad() {
    let delta = CGPoint(x: pick(-20...20), y: pick(-150...150))
    note("touchpad \(delta)")
    app.touchpad(at: CGPoint(x: 80, y: 100), delta: delta, duration: 0.05, hold: chance(2) ? 0.1 : 0)
  }

  private func key() {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardSpacebar,
      .keyboardReturnOrEnter, .keyboardTab, .keyboardEscape, .keyboardPageDown, .keyboardPageUp, .keyboardHome,
      .keyboardEnd, .keyboardA,
    ]
    let key = keys[pick(0...keys.count - 1)]
    let flags: UIKeyModifierFlags = chance(3) ? [[.shift], [.control], [.control, .shift]][pick(0...2)] : []
    note("key \(key.rawValue) \(flags.rawValue)")
    app.key(key, modifiers: flags)
  }

  private func wait() {
    let seconds = Double(pick(1...30)) / 50
    note("wait \(seconds)")
    app.advance(by: seconds)
    app.pump()
  }

  // MARK: The application

  private func resize() {
    let size = CGSize(
      width: CGFloat(pick(stress.family == .custom ? 60...160 : 155...165)), height: CGFloat(pick(100...240)))
    note("resize to \(size)")
    list.frame.size = size
    stress.mayBeBeyond = true
  }

  private func finishPlaceholder() {
    guard let index = placeholders.indices.randomElement(using: &stress.random) else { return }
    let context = placeholders.remove(at: index)
    switch pick(0...2) {
    case 0:
      note("placeholder deleted")
      context.deletePlaceholder()
    case 1:
      note("placeholder updated")
      context.setNeedsCellUpdate()
      placeholders.append(context)
    default:
      note("placeholder committed")
      context.commitInsertion { path in
        self.model.sections[path.section].items.insert(self.model.newName(), at: path.item)
      }
    }
  }

  private func rare() {
    switch pick(0...6) {
    case 0:
      note("reload")
      model.selected = []
      model.sections.append(model.newSection(items: pick(0...9)))
      if model.sections.count > 4 { model.sections.removeFirst() }
      list.reloadData()
      stress.mayBeBeyond = false
    case 1:
      note("leave and enter the window")
      list.removeFromSuperview()
      app.frame()
      app.window.insertSubview(list, at: 0)
      stress.mayBeBeyond = true
    case 2:
      note("another layout")
      let layout = Stress.makeLayout(stress.family, &stress.random)
      list.setCollectionViewLayout(layout, animated: chance(2), completion: stress.completion(inOrder: false))
      stress.mayBeBeyond = true
    case 3:
      note("editing \(!list.isEditing)")
      if list.isEditing {
        list.isEditing = false
      } else {
        // The selection is empty while editing, unless it is allowed.
        model.selected = []
        list.isEditing = true
      }
    case 4:
      note("box \(box.isHidden ? "back" : "away")")
      box.isHidden.toggle()
    case 5:
      note("drags \(list.dragInteractionEnabled ? "off" : "on")")
      list.dragInteractionEnabled.toggle()
    default:
      note("scroll \(list.isScrollEnabled ? "off" : "on")")
      list.isScrollEnabled.toggle()
    }
  }
}
