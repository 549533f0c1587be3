import UIKit

class NoteCell: UITableViewCell {
  @IBOutlet var noteLabel: UILabel!
}
