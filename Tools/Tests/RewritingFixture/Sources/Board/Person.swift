import UIKit

public class Address: NSObject {
  @objc dynamic public var street = "Main" { didSet { changes += 1 } }
  public var changes = 0
}

public class Person: NSObject {
  @objc dynamic public var name = "Ann"
  @objc dynamic public var address = Address()
  @objc dynamic public var age: Int {
    get { return stored }
    set { stored = newValue }
  }
  private var stored = 0
  @objc public var number = 1
  @NSCopying public var words: NSString = ""
}
