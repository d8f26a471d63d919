// The rarer names of system symbols, and the icons that stand for them: what apps about sports, homes,
// weather, transport and devices use.

extension SymbolNames {
  /// The names in the icon font of system symbols that fewer apps use. Where the font has no icon of the same
  /// thing, it is one that a user would take for it.
  static let rare = symbols(
    """
    memory cpu cpu.fill memorychip memorychip.fill
    cleaning_services eraser eraser.fill
    movie_creation movieclapper movieclapper.fill
    work_outline briefcase suitcase case latch.2.case
    work briefcase.fill suitcase.fill case.fill latch.2.case.fill
    subtitles captions.bubble captions.bubble.fill
    wifi_tethering personalhotspot
    laptop_mac macbook macbook.and.iphone macbook.gen1 macbook.gen2
    nfc wave.3.right wave.3.left wave.3.forward
    arrow_circle_down arrow.down.circle.dotted
    vertical_align_bottom rectangle.bottomthird.inset.filled
    format_line_spacing arrow.up.and.down arrow.up.and.down.and.sparkles
    swap_horiz arrow.left.and.right arrow.right.arrow.left
    swap_vert arrow.up.and.down.text.horizontal
    south arrow.down.to.line.compact
    north_west arrow.up.left arrow.up.backward
    south_east arrow.down.right arrow.down.forward
    south_west arrow.down.left arrow.down.backward
    arrow_forward arrow.right.to.line
    subdirectory_arrow_left arrow.turn.down.left
    subdirectory_arrow_right arrow.turn.down.right arrow.turn.up.right
    u_turn_left arrow.uturn.up arrow.uturn.down
    call_split arrow.branch arrow.triangle.branch
    call_merge arrow.merge arrow.triangle.merge
    rotate_right rotate.right rotate.right.fill
    rotate_left rotate.left rotate.left.fill crop.rotate
    sync arrow.trianglehead.2.clockwise.rotate.90
    flip arrow.left.and.right.righttriangle.left.righttriangle.right
    zoom_out_map arrow.up.backward.and.arrow.down.forward viewfinder.circle
    fullscreen arrow.up.left.and.arrow.down.right.rectangle
    move_to_inbox tray.and.arrow.down tray.and.arrow.down.fill
    outbox tray.and.arrow.up tray.and.arrow.up.fill
    all_inbox tray.2 tray.2.fill tray.full tray.full.fill
    mark_email_read envelope.badge
    sd_card sdcard sdcard.fill simcard
    photo_size_select_actual rectangle.and.photo
    add_photo_alternate photo.badge.plus photo.badge.plus.fill
    add_a_photo camera.badge.plus
    panorama pano pano.fill
    slideshow play.rectangle play.rectangle.fill
    smart_display play.tv play.tv.fill
    video_library play.square.stack play.square.stack.fill
    subscriptions rectangle.stack.badge.play rectangle.stack.badge.play.fill
    playlist_add text.badge.plus
    playlist_add_check text.badge.checkmark checklist list.bullet.clipboard list.bullet.clipboard.fill
    playlist_remove text.badge.minus text.badge.xmark
    playlist_play music.note.tv list.triangle
    toc list.star list.bullet.below.rectangle
    radio radio radio.fill
    piano pianokeys pianokeys.inverse
    album opticaldisc opticaldisc.fill
    library_music music.quarternote.3
    equalizer waveform.badge.plus slider.vertical.3
    mic mic.badge.plus
    hearing ear ear.fill
    record_voice_over person.wave.2 person.wave.2.fill
    voicemail recordingtape
    contacts person.text.rectangle person.text.rectangle.fill person.crop.rectangle
    badge lanyardcard lanyardcard.fill
    person_remove person.badge.minus person.fill.badge.minus
    person_off person.slash person.slash.fill person.fill.xmark
    person_search person.crop.circle.badge.questionmark person.fill.questionmark
    family_restroom figure.2.and.child.holdinghands
    child_care figure.and.child.holdinghands
    wc figure.dress.line.vertical.figure
    hiking figure.hiking
    directions_run figure.highintensity.intervaltraining
    self_improvement figure.mind.and.body figure.yoga
    pool figure.pool.swim
    sports_martial_arts figure.martial.arts
    downhill_skiing figure.skiing.downhill
    snowboarding figure.snowboarding
    surfing figure.surfing
    sports_gymnastics figure.gymnastics
    rowing figure.rower oar.2.crossed
    fitness_center figure.strengthtraining.traditional figure.cooldown
    stairs stairs figure.stairs
    elevator figure.walk.motion
    pregnant_woman figure.seated.side
    wheelchair_pickup figure.roll
    accessible figure.roll.runningpace
    back_hand hand.wave hand.wave.fill
    swipe hand.draw hand.draw.fill hand.point.left hand.point.right
    touch_app hand.point.up.left hand.point.up.left.fill hand.point.up.fill
    sign_language hands.clap hands.clap.fill hands.sparkles hands.sparkles.fill
    volunteer_activism hand.raised.fingers.spread
    favorite suit.heart.fill
    favorite_border suit.heart
    spa suit.spade suit.spade.fill suit.club suit.club.fill
    diamond suit.diamond suit.diamond.fill diamond.fill
    hotel_class star.leadinghalf
    flag flag.2.crossed flag.2.crossed.fill flag.checkered.2.crossed
    sos sos
    light_mode sun.max.trianglebadge.exclamationmark
    wb_twilight sun.horizon sun.horizon.fill sun.and.horizon
    brightness_low sun.dust sun.dust.fill
    thermostat thermometer.sun thermometer.sun.fill thermometer.medium thermometer.low thermometer.high
    thermostat thermometer.snowflake medical.thermometer
    ac_unit wind.snow
    storm tornado hurricane
    tsunami water.waves
    waves wave.3.up
    grain cloud.hail cloud.hail.fill cloud.sleet cloud.sleet.fill
    thunderstorm cloud.sun.bolt cloud.sun.bolt.fill cloud.moon.bolt cloud.moon.bolt.fill
    water_drop cloud.sun.rain cloud.sun.rain.fill cloud.moon.rain cloud.moon.rain.fill drop.triangle
    dehaze smoke smoke.fill sun.haze.fill aqi.low aqi.medium
    local_florist camera.macro flower
    grass laurel.leading laurel.trailing
    cruelty_free hare.fill
    flutter_dash bird bird.fill
    pest_control lizard lizard.fill ant.fill
    pets cat cat.fill dog dog.fill teddybear teddybear.fill
    egg oval.portrait
    egg_alt frying.pan
    set_meal fish.fill
    outdoor_grill frying.pan.fill
    soup_kitchen mug mug.fill
    emoji_food_beverage cup.and.heat.waves
    liquor waterbottle waterbottle.fill
    icecream popcorn popcorn.fill
    lunch_dining takeoutbag.and.cup.and.straw.fill
    home_work house.lodge
    other_houses house.and.flag
    cottage house.lodge.fill
    chair chair chair.fill chair.lounge chair.lounge.fill
    weekend sofa sofa.fill
    table_restaurant table.furniture table.furniture.fill
    bathtub bathtub bathtub.fill
    shower shower shower.fill
    countertops sink sink.fill
    local_laundry_service washer washer.fill dryer
    kitchen refrigerator refrigerator.fill
    microwave microwave microwave.fill oven oven.fill
    light lamp.desk lamp.desk.fill lamp.table lamp.table.fill lamp.floor light.beacon.max
    emoji_objects lightbulb.max lightbulb.min
    door_front door.left.hand.closed door.right.hand.closed
    meeting_room door.left.hand.open
    window window.vertical.closed window.horizontal
    blinds blinds.horizontal.closed
    garage door.garage.closed
    door_sliding door.sliding.left.hand.closed
    fence fence
    yard leaf.arrow.circlepath
    recycling arrow.3.trianglepath
    traffic road.lanes
    directions signpost.right signpost.right.fill signpost.left arrow.triangle.turn.up.right.diamond
    directions arrow.triangle.turn.up.right.diamond.fill
    fork_right arrow.triangle.swap
    local_parking parkingsign
    local_taxi car.side
    electric_car bolt.car bolt.car.fill
    two_wheeler motorcycle scooter
    directions_boat ferry ferry.fill sailboat sailboat.fill
    train train.side.front.car cablecar cablecar.fill
    local_shipping truck.box truck.box.fill box.truck box.truck.fill
    flight_takeoff airplane.departure
    flight_land airplane.arrival
    luggage suitcase.rolling suitcase.rolling.fill suitcase.cart
    anchor water.waves.and.arrow.down
    ev_station ev.charger ev.charger.fill
    store storefront storefront.fill
    local_hospital cross.fill
    location_on mappin.circle
    not_listed_location mappin.slash
    location_off location.slash location.slash.fill
    my_location location.viewfinder
    travel_explore globe.desk
    language globe.badge.chevron.backward
    public globe.asia.australia globe.asia.australia.fill globe.central.south.asia.fill
    airline_seat_recline_normal carseat.left
    route point.topleft.down.curvedto.point.bottomright.up point.topleft.down.to.point.bottomright.curvepath
    request_quote dollarsign.arrow.circlepath
    savings dollarsign.bank.building
    account_balance_wallet wallet.pass wallet.pass.fill wallet.bifold
    trending_up arrow.up.forward
    trending_down chart.line.downtrend.xyaxis
    trending_flat chart.line.flattrend.xyaxis
    insights chart.dots.scatter
    leaderboard chart.bar.xaxis chart.bar.doc.horizontal
    stacked_line_chart waveform.path
    calculate plus.slash.minus x.squareroot
    add plus.rectangle
    indeterminate_check_box minus.square.fill
    task_alt checkmark.circle.trianglebadge.exclamationmark
    fact_check checkmark.rectangle checkmark.rectangle.fill
    done_all checkmark.message checkmark.rectangle.stack
    rule checklist.checked
    verified_user checkmark.shield checkmark.shield.fill
    gpp_bad xmark.shield xmark.shield.fill
    gpp_maybe exclamationmark.shield exclamationmark.shield.fill
    report exclamationmark.octagon exclamationmark.octagon.fill
    announcement exclamationmark.bubble exclamationmark.bubble.fill
    live_help questionmark.bubble questionmark.bubble.fill
    quiz questionmark.app questionmark.folder
    textsms ellipsis.bubble.fill ellipsis.message ellipsis.message.fill
    add_comment plus.bubble plus.bubble.fill plus.message
    mark_chat_read checkmark.bubble checkmark.bubble.fill
    rate_review star.bubble star.bubble.fill
    question_answer bubble.left.and.text.bubble.right
    chat_bubble bubble.fill bubble.middle.bottom.fill
    chat_bubble_outline bubble bubble.middle.bottom
    contact_support phone.bubble
    call phone.connection phone.badge.plus
    phone_callback phone.arrow.down.left phone.arrow.down.left.fill
    phone_forwarded phone.arrow.up.right phone.arrow.up.right.fill
    video_call video.badge.plus video.fill.badge.plus
    videocam_off video.slash.fill
    cast rectangle.connected.to.line.below
    picture_in_picture pip pip.enter pip.exit pip.fill
    screenshot_monitor camera.on.rectangle
    screen_share rectangle.on.rectangle.angled
    tv_off tv.slash
    live_tv play.display tv.and.mediabox
    gamepad dpad dpad.fill
    videogame_asset arcade.stick
    sports_baseball baseball baseball.fill
    sports_volleyball volleyball volleyball.fill
    sports_golf figure.golf
    sports_hockey hockey.puck
    sports_tennis tennisball tennisball.fill
    sports_cricket cricket.ball
    sports_soccer soccerball.inverse
    sports_football american.football american.football.fill
    sports_basketball basketball.fill
    sports_mma figure.boxing
    sports skis
    toys steeringwheel
    style rectangle.on.rectangle.square rectangle.portrait.on.rectangle.portrait
    assignment clipboard.fill doc.on.clipboard.fill doc.text.below.ecg list.clipboard list.clipboard.fill
    note_add doc.badge.plus doc.fill.badge.plus
    note note note.text.badge.plus
    post_add doc.badge.arrow.up
    find_in_page doc.text.magnifyingglass doc.viewfinder
    picture_as_pdf doc.richtext doc.richtext.fill
    upload_file arrow.up.doc arrow.up.doc.fill
    file_download arrow.down.doc arrow.down.doc.fill
    folder_zip doc.zipper
    folder_shared folder.badge.person.crop person.2.crop.square.stack
    drive_file_move folder.badge.minus folder.badge.gearshape
    source chevron.left.slash.chevron.right
    data_object curlybraces
    integration_instructions terminal.fill apple.terminal
    settings_ethernet cable.connector
    usb cable.connector.horizontal
    hub point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted
    account_tree rectangle.3.group rectangle.3.group.fill
    schema flowchart flowchart.fill
    device_hub circle.hexagongrid circle.hexagongrid.fill
    bubble_chart aqi.high circle.hexagonpath
    workspaces circle.grid.cross
    blur_on drop.halffull
    gradient square.righthalf.filled square.lefthalf.filled rectangle.lefthalf.filled
    tonality circle.righthalf.filled circle.tophalf.filled circle.bottomhalf.filled
    invert_colors circle.inset.filled
    format_color_fill drop.degreesign
    format_color_text character.textbox
    text_fields textformat.alt textformat.abc
    spellcheck textformat.abc.dottedunderline character.cursor.ibeam
    short_text text.append text.insert
    notes text.justifyleft text.justify.left
    subject text.justifyright
    format_quote text.quote
    insert_link link.badge.plus
    link_off link.slash
    highlight pencil.tip
    create pencil.line
    edit_off pencil.slash
    draw pencil.and.scribble applepencil applepencil.tip
    architecture compass.drawing pencil.and.ruler pencil.and.ruler.fill
    straighten ruler.fill
    dashboard rectangle.3.offgrid rectangle.3.offgrid.fill square.grid.3x1.below.line.grid.1x2 rectangle.grid.3x2
    dashboard rectangle.grid.3x2.fill
    dashboard_customize square.grid.3x3.square plus.square.on.square
    view_list list.bullet.rectangle.portrait rectangle.split.1x2 rectangle.split.1x2.fill
    view_column rectangle.split.3x1 rectangle.split.3x1.fill
    vertical_split rectangle.split.2x1 rectangle.split.2x1.fill
    grid_on square.split.2x2 rectangle.split.3x3 tablecells.fill
    view_carousel square.stack.3d.down.right square.stack.3d.down.right.fill square.stack.3d.forward.dottedline
    view_quilt square.split.bottomrightquarter
    filter_none plus.rectangle.on.rectangle square.on.square.dashed
    select_all square.dashed rectangle.dashed circle.dashed lasso.badge.sparkles
    crop_free viewfinder.rectangular
    center_focus_strong camera.viewfinder camera.metering.center.weighted
    document_scanner scanner scanner.fill
    face_retouching_natural face.dashed
    face person.fill.viewfinder face.smiling.inverse
    sentiment_dissatisfied face.frowning
    sick facemask facemask.fill
    coronavirus microbe microbe.fill allergens
    biotech microscope ivfluid.bag
    vaccines syringe syringe.fill
    bloodtype drop.keypad.rectangle
    monitor_weight scalemass.fill
    monitor_heart heart.text.square.fill bolt.heart bolt.heart.fill waveform.path.ecg.rectangle
    emergency staroflife staroflife.fill cross.vial
    local_pharmacy cross.vial.fill
    medication_liquid pill pill.fill
    visibility eyes eyes.inverse
    psychology brain.head.profile brain.filled.head.profile
    checkroom tshirt tshirt.fill jacket hanger coat
    roller_skating shoe shoe.fill shoeprints.fill
    watch applewatch.watchface applewatch.side.right
    headset headset
    keyboard_hide keyboard.chevron.compact.down
    keyboard_return return return.left
    keyboard_capslock capslock capslock.fill
    keyboard_tab arrow.right.to.line.compact
    keyboard_control_key control
    keyboard_option_key option
    backspace delete.right delete.right.fill delete.forward delete.forward.fill
    space_bar space
    mouse computermouse computermouse.fill magicmouse
    desktop_mac pc macpro.gen1 macmini macmini.fill
    tablet_mac ipad.landscape ipad.homebutton
    phone_iphone iphone.gen1 iphone.gen2 iphone.gen3 iphone.homebutton iphone.radiowaves.left.and.right apps.iphone
    phone_iphone candybarphone
    stay_current_landscape iphone.landscape
    router wifi.router wifi.router.fill
    wifi_off wifi.exclamationmark
    network_cell cellularbars
    bluetooth bolt.horizontal bolt.horizontal.fill
    battery_full battery.100percent battery.75 battery.75percent
    battery_3_bar battery.50 battery.50percent
    battery_charging_full battery.100.bolt battery.100percent.bolt minus.plus.batteryblock
    battery_alert battery.25percent battery.0 battery.0percent
    power powerplug powerplug.fill powercord
    power_settings_new poweron
    restart_alt restart
    bedtime powersleep sleep
    alarm_on bell.and.waves.left.and.right bell.and.waveform
    alarm_add alarm.waves.left.and.right
    timelapse clock.badge
    more_time clock.badge.plus
    punch_clock clock.badge.checkmark deskclock.fill
    event_available calendar.badge.checkmark
    event_busy calendar.badge.minus calendar.badge.exclamationmark
    edit_calendar calendar.badge.clock
    date_range calendar.day.timeline.left
    card_membership giftcard giftcard.fill
    balance scale.3d
    hardware screwdriver screwdriver.fill
    plumbing wrench.adjustable wrench.adjustable.fill
    settings gear.badge
    tune slider.horizontal.2.square slider.horizontal.below.rectangle
    toggle_on switch.2 togglepower
    toggle_off lightswitch.off
    lock_clock lock.rotation lock.badge.clock
    no_encryption lock.slash lock.slash.fill
    admin_panel_settings lock.shield.fill
    key key.horizontal key.horizontal.fill
    password rectangle.and.pencil.and.ellipsis ellipsis.rectangle ellipsis.rectangle.fill key.viewfinder
    policy shield.lefthalf.filled
    privacy_tip hand.raised.slash
    not_interested circle.slash slash.circle slash.circle.fill
    circle circle.circle.fill inset.filled.circle
    trip_origin circle.circle smallcircle.circle
    adjust dot.circle dot.circle.fill
    fiber_manual_record record.circle.fill
    radio_button_checked button.programmable
    pentagon pentagon pentagon.fill
    change_history triangle.fill
    play_arrow triangleshape
    square square.inset.filled
    crop_square squareshape
    rectangle rectangle.fill rectangle.inset.filled
    panorama_horizontal capsule oval
    view_in_ar cube.box rotate.3d move.3d
    deblur sparkle sparkle.magnifyingglass
    auto_awesome sparkles.rectangle.stack wand.and.sparkles
    auto_fix_normal wand.and.rays
    auto_fix_off wand.and.stars.inverse
    flare rays laser.burst burst burst.fill
    fireplace fireplace
    science flask flask.fill
    rocket rocket
    cell_tower antenna
    beach_access beach.umbrella beach.umbrella.fill
    attractions ferriswheel
    theaters theatermask.and.paintbrush
    festival tent.fill
    music_video music.note.house music.note.house.fill
    speaker_group hifispeaker.2 hifispeaker.2.fill homepodmini homepod homepod.fill
    electric_bolt bolt.ring.closed
    charging_station bolt.batteryblock
    manage_search text.magnifyingglass
    saved_search star.magnifyingglass
    screen_search_desktop rectangle.and.text.magnifyingglass
    search location.magnifyingglass
    sort arrow.up.arrow.down.square
    sort_by_alpha textformat.123
    filter_alt line.3.horizontal.decrease.circle
    abc abc
    translate character.book.closed character.book.closed.fill
    apple applelogo apple.logo
    """)
}
