import Testing
import UIKit

@Suite @MainActor struct ControlTouchTests {
  let table = TouchTable()

  /// Puts a control at (50, 50) of the table's view, which is at (50, 50) or so, and counts its changes.
  private func place<Control: UIControl>(_ control: Control, width: CGFloat? = nil) -> Control {
    table.world.run {
      let size = control.sizeThatFits(CGSize(width: width ?? 100, height: 40))
      control.frame = CGRect(x: 0, y: 0, width: width ?? size.width, height: size.height)
      table.view.addSubview(control)
      control.layoutIfNeeded()
      control.addHandler(for: .valueChanged) { [unowned table] _ in table.note("changed") }
    }
    return control
  }

  /// A point of a control in the window's coordinates.
  private func point(_ control: UIView, _ x: CGFloat, _ y: CGFloat) -> (Double, Double) {
    table.world.run {
      let point = control.convert(CGPoint(x: x, y: y), to: nil)
      return (Double(point.x), Double(point.y))
    }
  }

  private func tap(_ control: UIView, _ x: CGFloat, at seconds: Double) {
    let (x, y) = point(control, x, control.bounds.midY)
    table.finger([(seconds, x, y)], lift: seconds + 0.1)
  }

  @Test("A tap toggles a switch, and so does dragging it")
  func toggling() throws {
    let control = place(UISwitch())
    tap(control, 40, at: 0)
    #expect(try table.play(to: 0.5) == ["changed"])
    #expect(control.isOn)
    let (right, y) = point(control, 45, 15)
    let (left, _) = point(control, 5, 15)
    table.finger([(1, right, y), (1.1, left, y), (1.2, left - 20, y)], lift: 1.3)
    #expect(try table.play(to: 2) == ["changed"])
    #expect(!control.isOn)
    table.world.run {
      control.setOn(true, animated: true)
      #expect(control.isOn)
    }
    #expect(try table.play(to: 3) == [])
    control.isEnabled = false
    tap(control, 40, at: 4)
    #expect(try table.play(to: 5) == [])
  }

  @Test("A slider's thumb moves with the touch, from where it was grabbed")
  func sliding() throws {
    let control = place(UISlider(), width: 128)
    control.maximumValue = 10
    control.value = 5
    table.world.run { control.layoutIfNeeded() }
    let (x, y) = point(control, 60, 17)
    table.finger([(0, x, y), (0.1, x + 20, y), (0.2, x + 30, y)], lift: 0.3)
    #expect(try table.play(to: 1) == ["changed", "changed"])
    #expect(abs(control.value - 8) < 0.001)
    table.finger([(2, x - 50, y), (2.1, x, y)], lift: 2.3)
    #expect(try table.play(to: 3) == [])
    control.value = .nan
    #expect(abs(control.value - 8) < 0.001)
    control.value = 99
    #expect(control.value == 10)
  }

  @Test("A tap selects a segment, once; a disabled one is unchanged")
  func choosing() throws {
    let control = place(UISegmentedControl(items: ["a", "b", "c"]), width: 150)
    control.setEnabled(false, forSegmentAt: 2)
    tap(control, 75, at: 0)
    #expect(try table.play(to: 0.5) == ["changed"])
    #expect(control.selectedSegmentIndex == 1)
    for (index, x) in [75.0, 140].enumerated() { tap(control, x, at: Double(index + 1)) }
    #expect(try table.play(to: 3) == [])
    #expect(control.selectedSegmentIndex == 1)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeSegment(at: 0, animated: false)
    #expect(control.titleForSegment(at: 0) == "b")
  }

  @Test("Taps turn pages")
  func paging() throws {
    let control = place(UIPageControl(), width: 100)
    control.numberOfPages = 3
    for (index, x) in [80.0, 80, 80, 20].enumerated() { tap(control, x, at: Double(index)) }
    #expect(try table.play(to: 5) == ["changed", "changed", "changed"])
    #expect(control.currentPage == 1)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    control.numberOfPages = .max
    #expect(control.subviews.count == 200)
  }

  @Test("Taps step up and down, up to the limits or around them")
  func stepping() throws {
    let control = place(UIStepper())
    (control.maximumValue, control.stepValue) = (2, 2)
    for (index, x) in [80.0, 80, 20].enumerated() { tap(control, x, at: Double(index)) }
    #expect(try table.play(to: 2.5) == ["changed", "changed"])
    #expect(control.value == 0)
    control.wraps = true
    tap(control, 20, at: 3)
    #expect(try table.play(to: 4) == ["changed"])
    #expect(control.value == 2)
    control.value = .nan
    #expect(control.value == 2)
    control.maximumValue = 1
    #expect(control.value == 1)
  }

  @Test("A touch that is held repeats its step, and pauses outside")
  func repeating() throws {
    let control = place(UIStepper())
    let (x, y) = point(control, 80, 16)
    // Steps at 0.5, 0.6, … 1.0; the end makes none.
    table.finger([(0, x, y)], lift: 1.05)
    #expect(try table.play(to: 0.45) == [] && control.value == 0)
    #expect(try table.play(to: 0.65) == ["changed", "changed"] && control.value == 2)
    #expect(try table.play(to: 2).count == 4 && control.value == 6)
    // Outside from 2.75 to 2.95, so without the steps at 2.8 and 2.9.
    table.finger([(2, x, y), (2.75, x, y + 200), (2.95, x, y)], lift: 3.05)
    #expect(try table.play(to: 4).count == 4 && control.value == 10)
  }

  @Test(
    "Without continuity the end of a touch sends the only event; without repetition it steps once")
  func holding() throws {
    let control = place(UIStepper())
    let (x, y) = point(control, 80, 16)
    control.isContinuous = false
    table.finger([(0, x, y)], lift: 0.75)
    #expect(try table.play(to: 0.73) == [] && control.value == 3)
    #expect(try table.play(to: 1) == ["changed"])
    control.autorepeat = false
    table.finger([(2, x, y)], lift: 4)
    #expect(try table.play(to: 5) == ["changed"] && control.value == 4)
    #expect(table.world.diagnostics.warnings.isEmpty)
  }

  @Test("A search bar reports text, return and cancellation")
  func searching() throws {
    final class Judge: NSObject, UISearchBarDelegate {
      var log: [String] = []
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        log.append(searchText)
      }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    }
    let judge = Judge()
    let bar = table.world.run {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
      table.view.addSubview(bar)
      (bar.delegate, bar.showsCancelButton) = (judge, true)
      bar.layoutIfNeeded()
      bar.becomeFirstResponder()
      bar.searchTextField.insertText("a")
      bar.searchTextField.pressReturn()
      return bar
    }
    let (x, y) = point(bar, 270, 28)
    table.finger([(0, x, y)], lift: 0.1)
    #expect(try table.play(to: 1) == [])
    #expect(judge.log == ["begin", "a", "search", "cancel"])
  }

  @Test("A button performs its action, with the appearance of its state")
  func pressing() throws {
    let button = table.world.run {
      UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Go") { [unowned table] action in
          table.note("\(action.title) \(action.sender is UIButton)")
        })
    }
    #expect(button.configuration?.title == "Go")
    _ = place(button)
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "Held" : "Go"
    }
    let (x, y) = point(button, 10, 10)
    table.finger([(0, x, y)], lift: 0.5)
    #expect(try table.play(to: 0.2) == [])
    #expect(button.titleLabel?.text == "Held")
    #expect(try table.play(to: 1) == ["Go true"])
    #expect(button.titleLabel?.text == "Go")
  }

  @Test("A field is edited, queries its delegate, and resigns")
  func editing() throws {
    final class Judge: NSObject, UITextFieldDelegate {
      var log: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        log.append("\(range.location),\(range.length):\(string)")
        return string != "x"
      }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
    }
    let judge = Judge()
    let field = place(UITextField(), width: 120)
    field.delegate = judge
    field.addHandler(for: .editingChanged) { [unowned table] _ in table.note("edited") }
    let (x, y) = point(field, 10, 5)
    table.finger([(0, x, y)], lift: 0.1)
    _ = try table.play(to: 1)
    table.world.run {
      #expect(field.isEditing)
      for text in ["a", "x", "é👍🏽"] { field.insertText(text) }
      field.deleteBackward()
      #expect(field.text == "aé")
      field.pressReturn()
      #expect(!field.isFirstResponder)
    }
    #expect(judge.log == ["begin", "0,0:a", "1,0:x", "1,0:é👍🏽", "2,4:", "end"])
    #expect(try table.play(to: 2) == ["edited", "edited", "edited"])
  }
}
