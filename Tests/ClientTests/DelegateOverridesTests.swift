import UIKit
import UIKitTesting
import XCTest

/// Subclasses override `delegate`, as `weak` properties and with observers, and place objects of their own between the
/// view and the application's delegate. Overrides of this kind are in many public libraries of text fields, text views
/// and navigation controllers.
final class DelegateOverridesTests: XCTestCase {
  /// A field that decides about characters itself, and gives everything else to the application's delegate.
  private final class FilteringField: UITextField, UITextFieldDelegate {
    private weak var outer: (any UITextFieldDelegate)?

    override weak var delegate: (any UITextFieldDelegate)? {
      get { outer }
      set {
        outer = newValue
        super.delegate = self
      }
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string.allSatisfy(\.isNumber) }
  }

  private final class ObservingField: UITextField {
    var changes = 0
    override var delegate: (any UITextFieldDelegate)? { didSet { changes += 1 } }
  }

  private final class ObservingTextView: UITextView {
    var changes = 0
    override var delegate: (any UITextViewDelegate)? { didSet { changes += 1 } }
  }

  private final class ObservingNavigation: UINavigationController {
    var changes = 0
    weak override var delegate: (any UINavigationControllerDelegate)? { didSet { changes += 1 } }
  }

  private final class ObservingTable: UITableView {
    var changes = 0
    override weak var delegate: (any UITableViewDelegate)? { didSet { changes += 1 } }
  }

  private final class ObservingCollection: UICollectionView {
    var changes = 0
    weak override var delegate: (any UICollectionViewDelegate)? { didSet { changes += 1 } }
  }

  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate, UITableViewDelegate,
    UICollectionViewDelegate, UINavigationControllerDelegate, UIImagePickerControllerDelegate
  {
    var shown: [UIViewController] = []
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { shown.append(viewController) }
  }

  func testAFieldUsesTheDelegate_thatItsSubclassSetsForIt() {
    let app = TestApplication(size: CGSize(width: 300, height: 200), scale: 1)
    defer { app.close() }
    let controller = UIViewController()
    let field = FilteringField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let delegate = Delegate()
    (field as UITextField).delegate = delegate
    XCTAssertTrue(field.delegate === delegate)
    controller.view.addSubview(field)
    app.show(controller)
    XCTAssertTrue(field.becomeFirstResponder())
    app.type("1x")
    XCTAssertEqual(field.text, "1")
  }

  func testObservers_seeAnAssignmentThroughTheSuperclass() {
    let delegate = Delegate()
    let field = ObservingField()
    (field as UITextField).delegate = delegate
    XCTAssertTrue(field.delegate === delegate)
    XCTAssertEqual(field.changes, 1)
    let text = ObservingTextView()
    (text as UITextView).delegate = delegate
    XCTAssertTrue(text.delegate === delegate)
    XCTAssertEqual(text.changes, 1)
    let navigation = ObservingNavigation(rootViewController: UIViewController())
    (navigation as UINavigationController).delegate = delegate
    XCTAssertTrue(navigation.delegate === delegate)
    XCTAssertEqual(navigation.changes, 1)
    let table = ObservingTable(frame: .zero, style: .plain)
    (table as UITableView).delegate = delegate
    XCTAssertTrue(table.delegate === delegate)
    XCTAssertEqual(table.changes, 1)
    let collection = ObservingCollection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    (collection as UICollectionView).delegate = delegate
    XCTAssertTrue(collection.delegate === delegate)
    XCTAssertEqual(collection.changes, 1)
  }

  func testDelegates_areNotRetained() {
    let field = UITextField()
    let picker = UIImagePickerController()
    var delegate: Delegate? = Delegate()
    field.delegate = delegate
    picker.delegate = delegate
    XCTAssertNotNil(field.delegate)
    XCTAssertNotNil(picker.delegate)
    delegate = nil
    XCTAssertNil(field.delegate)
    XCTAssertNil(picker.delegate)
  }

  func testAnImagePicker_hasADelegateOfItsOwnType() {
    let picker = UIImagePickerController()
    let delegate = Delegate()
    picker.delegate = delegate
    let typed: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? = picker.delegate
    XCTAssertTrue(typed === delegate)
    picker.delegate?.imagePickerControllerDidCancel(picker)
    // A navigation controller's code sets the same property.
    (picker as UINavigationController).delegate = nil
    let cleared: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? = picker.delegate
    XCTAssertNil(cleared)
  }
}
